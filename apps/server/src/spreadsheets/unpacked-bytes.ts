const endOfDirectory = 0x06054b50
const entry = 0x02014b50
const shortestEnd = 22
const shortestEntry = 46
// The real figures are then in another record.
const isElsewhere = 0xffffffff
const deflated = 8
const hasSizeBehindData = 8
/** The most that Deflate unpacks from a byte. */
const mostFromByte = 1_032

/**
 * The unpacked size of a zip file by its directory; null for another file, infinite for sizes that are
 * not in the directory.
 */
export function unpackedBytes(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  if (view.getUint32(end + 12, true) === isElsewhere) return Number.POSITIVE_INFINITY
  let at = view.getUint32(end + 16, true)
  let sum = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + shortestEntry > view.byteLength || view.getUint32(at, true) !== entry) {
      return null
    }
    sum += unpackedEntry(view, at)
    const names = view.getUint16(at + 28, true) + view.getUint16(at + 30, true)
    at += shortestEntry + names + view.getUint16(at + 32, true)
  }
  return sum
}

/** A parser unpacks without a limit what has no size; a few bytes may indeed be an empty file. */
function unpackedEntry(view: DataView, at: number): number {
  const unpacked = view.getUint32(at + 24, true)
  const isDeflated = view.getUint16(at + 10, true) === deflated
  if (unpacked > 0 || !isDeflated) return unpacked
  const packed = view.getUint32(at + 20, true)
  const isBehindData = (view.getUint16(at + 8, true) & hasSizeBehindData) !== 0
  return packed === 0 && isBehindData ? Number.POSITIVE_INFINITY : packed * mostFromByte
}

function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - shortestEnd; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}
