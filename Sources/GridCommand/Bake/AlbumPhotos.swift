internal import GridEmit
internal import GridModel
internal import GridSyntax

/// Why the sizes of photos can't be read.
struct AlbumError: Error {
    let message: String
}

/// Reads the photos of an album.
struct AlbumPhotos {
    let photos: [AlbumPhoto]

    private static let greatest = Rational(10_000)

    /// - Parameters:
    ///   - bytes: JSON, or the lines that ImageMagick's `identify` prints.
    init(_ bytes: [UInt8]) throws(AlbumError) {
        if bytes.count > Limits.bytes {
            throw AlbumError(message: "the file has more than \(Limits.bytes >> 20) MB")
        }
        let bytes = bytes.withoutByteOrderMark
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        photos =
            first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
            ? try Self.photos(json: bytes)
            : try Self.ratios(lines: bytes).map { AlbumPhoto(ratio: $0) }
        if photos.isEmpty { throw AlbumError(message: "there are no photos") }
        if photos.count > Grid.mostBakedPhotos {
            throw AlbumError(
                message:
                    "there are \(photos.count) photos, and `bake` is for at most \(Grid.mostBakedPhotos); "
                    + "for more, use `gridgen build --emit ts`")
        }
    }

    private static func photos(json bytes: [UInt8]) throws(AlbumError) -> [AlbumPhoto] {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONReader.read(bytes)
        } catch {
            throw AlbumError(message: error.message(in: bytes))
        }
        guard case .array(let values) = value else {
            throw AlbumError(message: "expected a list of ratios, or of objects with `width` and `height`")
        }
        var photos: [AlbumPhoto] = []
        for value in values {
            let photo = "photo \(photos.count + 1)"
            switch value {
            case .digits(let text):
                photos.append(AlbumPhoto(ratio: try ratio(number(text), .one, photo)))
            case .object(let members):
                var sides: [Rational?] = []
                for name in ["width", "height"] {
                    guard let member = members.first(where: { $0.0 == name }) else {
                        throw AlbumError(message: "\(photo) has no `\(name)`")
                    }
                    guard case .digits(let text) = member.1 else {
                        throw AlbumError(message: "\(photo): `\(name)` is not a number")
                    }
                    sides.append(number(text))
                }
                let ratio = try ratio(sides[0], sides[1], photo)
                do throws(AlbumError) {
                    photos.append(try PhotoFields(members).photo(ratio: ratio))
                } catch {
                    throw AlbumError(message: "\(photo): \(error.message)")
                }
            default:
                throw AlbumError(
                    message: "\(photo) is neither a ratio nor an object with `width` and `height`")
            }
        }
        return photos
    }

    /// Reads a photo from each line; the frames of an animated image are one photo.
    private static func ratios(lines bytes: [UInt8]) throws(AlbumError) -> [Rational] {
        var ratios: [Rational] = []
        var last: IdentifiedPhoto?
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let photo: IdentifiedPhoto?
            do throws(AlbumError) {
                photo = try IdentifiedPhoto(String(decoding: line, as: UTF8.self))
            } catch {
                throw AlbumError(message: "line \(index + 1) \(error.message)")
            }
            guard let photo else { continue }
            defer { last = photo }
            if let last, photo.isFrame(after: last) { continue }
            ratios.append(try ratio(photo.width, photo.height, "line \(index + 1)"))
        }
        return ratios
    }

    private static func ratio(
        _ width: Rational?, _ height: Rational?, _ place: String
    ) throws(AlbumError) -> Rational {
        guard let width, let height, width > .zero, height > .zero else {
            throw AlbumError(
                message: "\(place): a ratio or a side is not greater than 0, or has too many digits")
        }
        guard let ratio = try? width / height, let inverse = try? height / width, ratio <= greatest,
            inverse <= greatest
        else {
            throw AlbumError(message: "\(place): the ratio is not between 1:10000 and 10000:1")
        }
        return ratio
    }

    /// The number of a JSON text, exactly; nil if it has too many digits.
    static func number(_ text: String) -> Rational? {
        let parts = text.split { $0 == "e" || $0 == "E" }
        guard let mantissa = parts.first,
            let exponent = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) : 0,
            (-30...30).contains(exponent)
        else { return nil }
        let pieces = mantissa.split(separator: ".")
        guard let digits = Int128(pieces.joined()), digits.magnitude < Int128.max.magnitude / 1000 else {
            return nil
        }
        let scale = exponent - (pieces.count > 1 ? pieces[1].utf8.count : 0)
        guard (-36...36).contains(scale) else { return nil }
        let power = (0..<scale.magnitude).reduce(Int128(1)) { power, _ in power * 10 }
        return scale < 0
            ? try? Rational(digits, over: power)
            : try? Rational(digits, over: 1) * (try Rational(power, over: 1))
    }
}
