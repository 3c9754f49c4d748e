const endOfDirectory = 0x06054b50
const entry = 0x02014b50
const shortestEnd = 22
const shortestEntry = 46

/** The unpacked size of a zip file by its directory; infinite for another file. */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return Number.POSITIVE_INFINITY
  let at = view.getUint32(end + 16, true)
  let sum = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + shortestEntry > view.byteLength || view.getUint32(at, true) !== entry) {
      return Number.POSITIVE_INFINITY
    }
    sum += view.getUint32(at + 24, true)
    const names = view.getUint16(at + 28, true) + view.getUint16(at + 30, true)
    at += shortestEntry + names + view.getUint16(at + 32, true)
  }
  return sum
}

function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - shortestEnd; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}
