internal import GridModel

extension PhotoTree.Block {
    /// The block as a spec writes a stack, without blanks: `1|(1,2)`.
    var notation: String {
        guard case .stack(let rows) = self else { return row }
        return rows.map { $0.row }.joined(separator: ",")
    }

    /// The block as a row; consecutive photos are one number.
    private var row: String {
        var blocks: [String] = []
        var photos = 0
        func endPhotos() {
            if photos > 0 { blocks.append("\(photos)") }
            photos = 0
        }
        for part in parts {
            if case .photo = part {
                photos += 1
                continue
            }
            endPhotos()
            blocks.append("(" + part.notation + ")")
        }
        endPhotos()
        return blocks.joined(separator: "|")
    }

    /// The parts of a row.
    var parts: [Self] {
        guard case .row(let blocks) = self else { return [self] }
        return blocks
    }
}
