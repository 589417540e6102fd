//@ grows
nonisolated extension JustifiedPhotoGrid {
    /// Empty rows to append photos to, for the request's width and options; nil if there are no justified rows at that width,
    /// a number isn't finite or `scale` isn't positive.
    public static func rows(_ request: PhotoRequest) -> PhotoRows? {
        PhotoLayout(request, _justified(Swift.max(0, request.width)), with: self).map(PhotoRows.init)
    }
}
//@ end
