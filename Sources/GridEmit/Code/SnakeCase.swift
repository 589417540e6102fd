/// A name in camel case as words in lower case: `photo_album` for `PhotoAlbum`, `url_grid` for `URLGrid`.
package func snakeCase(_ name: String) -> String {
    let letters = Array(name.utf8)
    func isUpper(_ index: Int) -> Bool {
        letters.indices.contains(index) && letters[index] >= UInt8(ascii: "A")
            && letters[index] <= UInt8(ascii: "Z")
    }
    var result: [UInt8] = []
    for (index, letter) in letters.enumerated() {
        guard isUpper(index) else {
            result.append(letter)
            continue
        }
        let endsWord = index + 1 < letters.count && !isUpper(index + 1)
        if index > 0, !isUpper(index - 1) || endsWord { result.append(UInt8(ascii: "_")) }
        result.append(letter | 0x20)
    }
    return String(decoding: result, as: UTF8.self)
}
