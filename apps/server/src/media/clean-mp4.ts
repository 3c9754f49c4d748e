// Brands that browsers play; not QuickTime and not still pictures (AVIF) in the same container.
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/
/** Boxes that contain boxes with metadata. */
const parents = new Set(['moov', 'trak', 'moof', 'traf'])
/** Metadata, and padding that may hide anything. */
const emptied = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])

type Box = { type: string; start: number; content: number; end: number }

export const isMp4 = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && brands.test(file.toString('latin1', 8, 12))

/**
 * The movie with its metadata zeroed. Box lengths stay the same, so that every offset stays right.
 * Null when the file is not made of complete boxes from the first byte to the last.
 */
export function cleanMp4(file: Buffer): Buffer | null {
  const boxes = boxesIn(file, 0, file.length)
  if (boxes === null) return null
  const types = boxes.map((box) => box.type)
  if (types[0] !== 'ftyp' || !types.includes('moov')) return null
  if (!types.includes('mdat')) return null
  const cleaned = Buffer.from(file)
  return emptyBoxes(cleaned, boxes) ? cleaned : null
}

function emptyBoxes(file: Buffer, boxes: readonly Box[]): boolean {
  for (const { type, start, content, end } of boxes) {
    if (emptied.has(type)) {
      file.write('free', start + 4, 'latin1')
      file.fill(0, content, end)
    } else if (parents.has(type)) {
      const inner = boxesIn(file, content, end)
      if (inner === null || !emptyBoxes(file, inner)) return false
    }
  }
  return true
}

/** The boxes from start to end; null when they do not fill it exactly. */
function boxesIn(file: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    const box = boxAt(file, at, end)
    if (box === null) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
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
