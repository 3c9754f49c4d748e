import { type Box, boxAt, samplesOf, trackKind } from './mp4-boxes.ts'

// Brands that browsers play; not QuickTime and not still pictures (AVIF) in the same container.
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/
/** Boxes whose own boxes are looked through. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
/** What a browser needs to play it. Anything else is metadata, or padding that may hide anything. */
const needed = new Set(
  `ftyp styp moov mdat moof mfra sidx ssix
  mvhd mvex trak tkhd tref trgr edts tapt mdia
  mdhd hdlr elng minf vmhd smhd nmhd gmhd dinf stbl
  mfhd traf tfhd tfdt trun sbgp sgpd subs`.split(/\s+/),
)
/** Pictures and sound. Cameras and drones record their places in tracks of other kinds. */
const played = new Set(['vide', 'soun'])

/** A movie of the largest size has some thousands; reading millions would block the server for seconds. */
const mostBoxes = 1_000_000

export const isMp4 = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && brands.test(file.toString('latin1', 8, 12))

/**
 * The movie with its metadata zeroed, and with every track but pictures and sound. Box lengths stay the
 * same, so that every offset stays right. Null when the file is not made of complete boxes from the first
 * byte to the last, or when the samples of such a track cannot be found.
 */
export function cleanMp4(file: Buffer): Buffer | null {
  const cleaned = Buffer.from(file)
  const outermost = new Set<string>()
  // Where the boxes end that the next one lies in, after the end of the file.
  const ends = [file.length]
  let read = 0
  const isDataEmptied = emptyingData(file, cleaned)
  let hasData = false
  for (let at = 0; ; ) {
    while (at === ends.at(-1)) ends.pop()
    const end = ends.at(-1)
    if (end === undefined) break
    const box = boxAt(file, at, end)
    read += 1
    if (box === null || read > mostBoxes) return null
    if (ends.length === 1) outermost.add(box.type)
    const isData = box.type === 'trak' && !played.has(trackKind(file, box))
    if (isData && !isDataEmptied(box)) return null
    hasData ||= isData
    const isEmptied = isData || !needed.has(box.type)
    if (isEmptied) emptyBox(cleaned, box)
    const isParent = !isEmptied && parents.has(box.type)
    if (isParent) ends.push(box.end)
    at = isParent ? box.content : box.end
  }
  // The samples of fragments are not looked for.
  if (hasData && outermost.has('moof')) return null
  const [first] = outermost
  return first === 'ftyp' && outermost.has('moov') && outermost.has('mdat') ? cleaned : null
}

function emptyBox(file: Buffer, { start, content, end }: Box): void {
  file.write('free', start + 4, 'latin1')
  file.fill(0, content, end)
}

/** Returns what zeroes the samples of a track; false when they cannot be those of one. */
function emptyingData(file: Buffer, cleaned: Buffer): (track: Box) => boolean {
  // Tracks share no samples: a file that says so could keep the server busy.
  let bytesLeft = file.length
  return (track) => {
    const samples = samplesOf(file, track)
    for (const { start, size } of samples ?? []) {
      bytesLeft -= size
      if (bytesLeft < 0 || start + size > file.length) return false
      cleaned.fill(0, start, start + size)
    }
    return samples !== null
  }
}
