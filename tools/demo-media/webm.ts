export type Frame = { bytes: Uint8Array; isKey: boolean }
type Movie = { width: number; height: number; framesPerSecond: number }

// The elements of Matroska that a player needs, by their EBML numbers.
const ebml = 0x1a45dfa3
const segment = 0x18538067
const info = 0x1549a966
const tracks = 0x1654ae6b
const cluster = 0x1f43b675
const cues = 0x1c53bb6b

/** Packs VP8 frames as a WebM file that knows its length and can be wound. */
export function webm(frames: readonly Frame[], movie: Movie): Uint8Array {
  const head = [infoOf(frames, movie), tracksOf(movie)]
  const clusters: { ms: number; bytes: Buffer }[] = groupsOf(frames).map((group) => {
    const ms = msOf(group[0]?.index ?? 0, movie)
    const blocks = group.map(({ frame, index }) => blockOf(frame, msOf(index, movie) - ms))
    return { ms, bytes: element(cluster, unsigned(0xe7, ms), ...blocks) }
  })
  let at = Buffer.concat(head).length
  const points = clusters.map(({ ms, bytes }) => {
    const point = element(
      0xbb,
      unsigned(0xb3, ms),
      element(0xb7, unsigned(0xf7, 1), unsigned(0xf1, at)),
    )
    at += bytes.length
    return point
  })
  const content = [...head, ...clusters.map(({ bytes }) => bytes), element(cues, ...points)]
  return Buffer.concat([header(), element(segment, ...content)])
}

const msOf = (index: number, { framesPerSecond }: Movie) =>
  Math.round((index * 1000) / framesPerSecond)

type Numbered = { frame: Frame; index: number }

// A cluster begins with each frame that needs no other.
function groupsOf(frames: readonly Frame[]): Numbered[][] {
  const groups: Numbered[][] = []
  for (const [index, frame] of frames.entries()) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push({ frame, index })
  }
  return groups
}

function header(): Buffer {
  return element(
    ebml,
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    element(0x4282, Buffer.from('webm')),
    unsigned(0x4287, 2),
    unsigned(0x4285, 2),
  )
}

function infoOf(frames: readonly Frame[], movie: Movie): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(msOf(frames.length, movie))
  const program = Buffer.from('minikran')
  return element(
    info,
    unsigned(0x2ad7b1, 1_000_000),
    element(0x4489, duration),
    element(0x4d80, program),
    element(0x5741, program),
  )
}

function tracksOf({ width, height }: Movie): Buffer {
  const picture = element(0xe0, unsigned(0xb0, width), unsigned(0xba, height))
  const track = element(
    0xae,
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 1),
    element(0x86, Buffer.from('V_VP8')),
    picture,
  )
  return element(tracks, track)
}

function blockOf({ bytes, isKey }: Frame, ms: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
  head.writeInt16BE(ms, 1)
  return element(0xa3, head, Buffer.from(bytes))
}

function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([bigEndian(id), size, body])
}

const unsigned = (id: number, value: number) => element(id, bigEndian(value))

function bigEndian(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
