const headerId = 0x1a45dfa3
const docTypeId = 0x4282
const segmentId = 0x18538067
const infoId = 0x1549a966
const tracksId = 0x1654ae6b
const clusterId = 0x1f43b675
const crcId = 0xbf
const voidId = 0xec

type Rules = { kept: ReadonlySet<number>; emptied: ReadonlySet<number> }

/** The elements of a movie, and of a cluster of unknown length. */
const inSegment: Rules = {
  kept: new Set([
    0x114d9b74,
    infoId,
    tracksId,
    clusterId,
    0x1c53bb6b,
    0x1043a770,
    0xe7,
    0xa3,
    0xa0,
    0xa7,
    0xab,
    0x5854,
  ]),
  // Tags, attachments, checksums, which are wrong afterwards, and padding that may hide anything.
  emptied: new Set([0x1254c367, 0x1941a469, crcId, voidId]),
}

/** What the movie's information keeps is its length and programs; title, date and files are emptied. */
const inInfo: Rules = {
  kept: new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]),
  emptied: new Set([
    0x7ba9,
    0x4461,
    0x7384,
    0x73a4,
    0x3cb923,
    0x3c83ab,
    0x3eb923,
    0x3e83bb,
    0x4444,
    0x6924,
    crcId,
    voidId,
  ]),
}

/** A recorder's movie has one for each frame; reading more would block the server for seconds. */
const mostElements = 1_000_000

type Element = { id: number; start: number; content: number; end: number | null }

export const isWebm = (file: Buffer): boolean =>
  file.length > 4 && file.readUInt32BE(0) === headerId && docTypeOf(file) === 'webm'

/**
 * The movie with its title, tags and attachments replaced by padding of the same length, so that every
 * offset stays right. Null when the file is not made of complete elements to the last byte.
 */
export function cleanWebm(file: Buffer): Buffer | null {
  const header = elementAt(file, 0)
  if (header?.end == null) return null
  const segment = elementAt(file, header.end)
  if (segment?.id !== segmentId) return null
  if (segment.end !== null && segment.end !== file.length) return null
  const cleaned = Buffer.from(file)
  const seen = emptyElements(cleaned, { start: segment.content, end: file.length }, inSegment)
  return seen?.has(tracksId) && seen.has(clusterId) ? cleaned : null
}

type Range = { start: number; end: number }

/** The ids in a part of the file; null when an element is incomplete or not allowed there. */
function emptyElements(file: Buffer, range: Range, { kept, emptied }: Rules): Set<number> | null {
  const seen = new Set<number>()
  let read = 0
  for (let at = range.start; at < range.end; ) {
    const element = elementAt(file, at)
    read += 1
    if (element === null || read > mostElements) return null
    const { id, content, end } = element
    if (end !== null && end > range.end) return null
    if (emptied.has(id) && end !== null) makeVoid(file, at, end)
    else if (!kept.has(id) || (end === null && id !== clusterId)) return null
    if (id === infoId && end !== null) {
      if (emptyElements(file, { start: content, end }, inInfo) === null) return null
    }
    seen.add(id)
    // The elements of a cluster of unknown length are read one by one.
    at = end ?? content
  }
  return seen
}

function docTypeOf(file: Buffer): string | null {
  const header = elementAt(file, 0)
  if (header?.end == null) return null
  for (let at = header.content; at < header.end; ) {
    const element = elementAt(file, at)
    if (element?.end == null) return null
    if (element.id === docTypeId) {
      return file.toString('latin1', element.content, element.end).replaceAll('\0', '')
    }
    at = element.end
  }
  return null
}

/** An EBML element (RFC 8794): id and size, both of variable length, then the content. */
function elementAt(file: Buffer, at: number): Element | null {
  const idLength = lengthOf(file[at])
  if (idLength > 4 || at + idLength >= file.length) return null
  const id = file.readUIntBE(at, idLength)
  const sizeAt = at + idLength
  const sizeLength = lengthOf(file[sizeAt])
  const content = sizeAt + sizeLength
  if (sizeLength > 8 || content > file.length) return null
  const size = sizeIn(file.subarray(sizeAt, content))
  if (size === null) return { id, start: at, content, end: null }
  return content + size <= file.length ? { id, start: at, content, end: content + size } : null
}

// The leading zero bits of the first byte tell the number of bytes; 9 is invalid.
const lengthOf = (first: number | undefined) => (first === undefined ? 9 : Math.clz32(first) - 23)

/** Null when the size is unknown, which is all bits set. */
function sizeIn(bytes: Buffer): number | null {
  const mask = 0xff >> bytes.length
  const values = [(bytes[0] ?? 0) & mask, ...bytes.subarray(1)]
  if (values[0] === mask && values.slice(1).every((value) => value === 0xff)) return null
  return values.reduce((sum, value) => sum * 256 + value, 0)
}

function makeVoid(file: Buffer, start: number, end: number): void {
  const bytes = end - start
  file.fill(0, start, end)
  file[start] = voidId
  if (bytes < 9) file[start + 1] = 0x80 | (bytes - 2)
  else {
    file[start + 1] = 0x01
    file.writeUIntBE(bytes - 9, start + 3, 6)
  }
}
