nonisolated extension PhotoLayout {
    /// The part of a photo that is seen on a tile that it covers, in fractions of the photo's size.
    ///
    /// The focus is as near to the middle of the part as the photo's edges allow. A mirrored layout doesn't mirror photos.
    /// - Parameters:
    ///   - index: the tile
    ///   - photo: the photo's size in any unit
    ///   - focus: a coordinate that is NaN counts as the middle
    /// - Returns: the whole photo for an index without a tile, an empty tile, or a photo whose sides or ratio aren't finite and above 0.
    public func crop(of index: Int, photo: PhotoSize, focus: PhotoFocus = .middle) -> PhotoFrame {
        let tile = self[index]
        return photo.crop(PhotoSize(width: tile.width, height: tile.height), focus: focus)
    }
}

nonisolated extension PhotoSize {
    /// The part of a photo of this size that covers a tile.
    func crop(_ tile: PhotoSize, focus: PhotoFocus) -> PhotoFrame {
        let own = width / height, ratio = tile.width / tile.height, share = ratio / own
        guard width > 0, height > 0, share > 0, share < .infinity else {
            return PhotoFrame(x: 0, y: 0, width: 1, height: 1)
        }
        let seen = PhotoSize(width: share < 1 ? share : 1, height: own / ratio < 1 ? own / ratio : 1)
        return PhotoFrame(
            x: seen.width.start(around: focus.x), y: seen.height.start(around: focus.y), width: seen.width,
            height: seen.height)
    }
}

nonisolated extension Double {
    /// Where a part of this length begins in a side of length 1.
    fileprivate func start(around focus: Double) -> Double {
        let start = (focus.isNaN ? 0.5 : focus) - self * 0.5
        return start > 0 ? (start < 1 - self ? start : 1 - self) : 0
    }
}
