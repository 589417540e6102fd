//@ columns
nonisolated extension WaterfallPhotoGrid {
    /// Empty columns to append photos to, for the request's width and options; nil if there is no waterfall at that width, a
    /// number isn't finite or `scale` isn't positive.
    public static func columns(_ request: PhotoRequest) -> PhotoColumns? {
        PhotoLayout(request, _waterfall(Swift.max(0, request.width)), with: self).map(PhotoColumns.init)
    }
}
//@ end
