/** A part of an MP4 (ISO/IEC 14496-12): its bytes from `start`, those of its content from `content`. */
export type Box = { type: string; start: number; content: number; end: number }

export function boxAt(file: Buffer, at: number, end: number): Box | null {
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

/** The first box of each type of the path, each within the one before. */
function boxWithin(file: Buffer, parent: Box, ...path: readonly string[]): Box | null {
  const [type, ...others] = path
  if (type === undefined) return parent
  for (let at = parent.content; at < parent.end; ) {
    const box = boxAt(file, at, parent.end)
    if (box === null) return null
    if (box.type === type) return boxWithin(file, box, ...others)
    at = box.end
  }
  return null
}

/** `vide`, `soun` or another kind; empty when a track does not say it. */
export function trackKind(file: Buffer, track: Box): string {
  const handler = boxWithin(file, track, 'mdia', 'hdlr')
  return handler === null ? '' : file.toString('latin1', handler.content + 8, handler.content + 12)
}

/** Samples that lie one after another. */
type Samples = { start: number; size: number }

/** More would take too much memory; a movie of the largest size has some thousands. */
const mostChunks = 1_000_000

/** Where the samples of a track lie; null when its tables cannot be read. */
export function samplesOf(file: Buffer, track: Box): Samples[] | null {
  const tables = boxWithin(file, track, 'mdia', 'minf', 'stbl')
  if (tables === null) return []
  const table = (type: string) => {
    const box = boxWithin(file, tables, type)
    return box === null ? null : file.subarray(box.content, box.end)
  }
  const [offsets, longOffsets, runs, sizes] = ['stco', 'co64', 'stsc', 'stsz'].map(table)
  const chunks = offsets ? countIn(offsets, 4, 4) : countIn(longOffsets, 4, 8)
  if (chunks === 0) return []
  const fixed = sizes && sizes.length >= 8 ? sizes.readUInt32BE(4) : 0
  const samples = countIn(sizes, 8, fixed === 0 ? 4 : 0)
  const runCount = countIn(runs, 4, 12)
  if (!chunks || !samples || !runCount || chunks > mostChunks) return null
  const found: Samples[] = []
  let run = 0
  let sample = 0
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    while (run + 1 < runCount && numberAt(runs, 20 + run * 12) <= chunk + 1) run += 1
    const end = Math.min(samples, sample + numberAt(runs, 12 + run * 12))
    let size = fixed * (end - sample)
    if (fixed > 0) sample = end
    for (; sample < end; sample += 1) size += numberAt(sizes, 12 + sample * 4)
    const start = offsets
      ? numberAt(offsets, 8 + chunk * 4)
      : Number(longOffsets?.readBigUInt64BE(8 + chunk * 8))
    found.push({ start, size })
  }
  return found
}

const numberAt = (table: Buffer | null | undefined, at: number) => table?.readUInt32BE(at) ?? 0

/** The number of a table's entries, which follow it; null when they are not all there. */
function countIn(table: Buffer | null | undefined, at: number, entryBytes: number): number | null {
  if (!table || table.length < at + 4) return null
  const count = table.readUInt32BE(at)
  return at + 4 + count * entryBytes <= table.length ? count : null
}
