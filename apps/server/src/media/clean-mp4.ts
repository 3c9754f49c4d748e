// Brands that browsers play; not QuickTime and not still pictures (AVIF) in the same container.
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/
/** Boxes that contain boxes with metadata. */
const parents = new Set(['moov', 'trak', 'moof', 'traf'])
/** Metadata, and padding that may hide anything. */
const emptied = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])

/** A movie of the largest size has some thousands; reading millions would block the server for seconds. */
const mostBoxes = 1_000_000

type Box = { type: string; start: number; content: number; end: number }

export const isMp4 = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && brands.test(file.toString('latin1', 8, 12))

/**
 * The movie with its metadata zeroed. Box lengths stay the same, so that every offset stays right.
 * Null when the file is not made of complete boxes from the first byte to the last.
 */
export function cleanMp4(file: Buffer): Buffer | null {
  const cleaned = Buffer.from(file)
  const outermost = new Set<string>()
  // Where the boxes end that the next one lies in, after the end of the file.
  const ends = [file.length]
  let read = 0
  for (let at = 0; ; ) {
    while (at === ends.at(-1)) ends.pop()
    const end = ends.at(-1)
    if (end === undefined) break
    const box = boxAt(file, at, end)
    read += 1
    if (box === null || read > mostBoxes) return null
    if (ends.length === 1) outermost.add(box.type)
    const isParent = parents.has(box.type)
    if (isParent) ends.push(box.end)
    if (emptied.has(box.type)) emptyBox(cleaned, box)
    at = isParent ? box.content : box.end
  }
  const [first] = outermost
  return first === 'ftyp' && outermost.has('moov') && outermost.has('mdat') ? cleaned : null
}

function emptyBox(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1')
  file.fill(0, content, end)
}

function boxAt(file: Buffer, at: number, end: number): Box | null {
  if (at + 8 > end) return null
  const type = file.toString('latin1', at + 4, at + 8)
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null
  const short = file.readUInt32BE(at)
  const isLong = short === 1
  if (isLong && at + 16 > end) return null
  const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
  const content = at + (isLong ? 16 : 8)
  return content <= at + size && at + size <= end
    ? { type, start: at, content, end: at + size }
    : null
}
