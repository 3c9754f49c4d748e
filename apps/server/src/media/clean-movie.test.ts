import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveWebmFile, mp4Box, mp4File, webmElement, webmFile } from '../testing/media-files.ts'
import { cleanMovie } from './clean-movie.ts'

const resultOf = (bytes: Uint8Array) => {
  const movie = cleanMovie(bytes)
  return typeof movie === 'string' ? movie : movie.ext
}
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const filledUp = (movie: Buffer, padding: Buffer) =>
  Buffer.concat([movie, Buffer.alloc(padding.length * 1_000_000, padding)])

/** Each box is the only content of the one before, and the last one is cut off. */
function nestedMp4(depth: number): Buffer {
  const nested = Buffer.alloc(depth * 8 + 1)
  for (let level = 0; level < depth; level += 1) {
    mp4Box('moov', Buffer.alloc(0)).copy(nested, level * 8)
    nested.writeUInt32BE(nested.length - level * 8, level * 8)
  }
  return Buffer.concat([mp4File(), nested])
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const pictures = mp4Box('hdlr', numbers(0, 0), latin1('vide'), Buffer.alloc(12))

/** A track of samples, two in each of its chunks. */
const mp4Track = (kind: string, chunks: number[], bytes = 4) =>
  mp4Box(
    'trak',
    mp4Box('tkhd', Buffer.alloc(84)),
    mp4Box(
      'mdia',
      mp4Box('hdlr', numbers(0, 0), latin1(kind), Buffer.alloc(12)),
      mp4Box(
        'minf',
        mp4Box(
          'stbl',
          mp4Box(
            'stsz',
            numbers(0, 0, chunks.length * 2),
            numbers(...chunks.flatMap(() => [bytes, bytes])),
          ),
          mp4Box('stsc', numbers(0, 1, 1, 2, 1)),
          mp4Box('stco', numbers(0, chunks.length, ...chunks)),
        ),
      ),
    ),
  )

/** An MP4 of a camera that records where it is, in chunks between those of the pictures. */
function mp4WithPlaces(kind: string, after: Buffer = Buffer.alloc(0)): Buffer {
  const head = mp4Box('ftyp', latin1('isom\0\0\x02\0isomavc1'))
  const first = head.length + 8
  return Buffer.concat([
    head,
    mp4Box('mdat', latin1('picture1+59.3000picture2+018.050')),
    mp4Box('moov', mp4Track('vide', [first, first + 16]), mp4Track(kind, [first + 8, first + 24])),
    after,
  ])
}

test.each(['meta', 'text', 'sbtl', 'tmcd'])(
  'the places in a track of kind %s are emptied',
  (kind) => {
    const movie = cleanMovie(mp4WithPlaces(kind))
    if (typeof movie === 'string') throw new Error(movie)
    expect(movie.bytes.toString('latin1')).toContain(
      `picture1${'\0'.repeat(8)}picture2${'\0'.repeat(8)}`,
    )
    expect(movie.bytes.length).toBe(mp4WithPlaces(kind).length)
    expect(movie.bytes.toString('latin1').split('trak')).toHaveLength(2)
  },
)

test('pictures and sound stay as they are', () => {
  const movie = cleanMovie(mp4WithPlaces('soun'))
  expect(typeof movie === 'string' ? movie : movie.bytes).toEqual(mp4WithPlaces('soun'))
})

const location = mp4Box('loci', latin1('+59.3000+018.0500/'))
const shown = mp4Box('mdia', pictures)

test.each([
  ['moov', () => mp4Box('moov', location)],
  ['trak', () => mp4Box('moov', mp4Box('trak', shown, location))],
  ['mdia', () => mp4Box('moov', mp4Box('trak', mp4Box('mdia', pictures, location)))],
  [
    'minf',
    () => mp4Box('moov', mp4Box('trak', mp4Box('mdia', pictures, mp4Box('minf', location)))),
  ],
])('a place directly in a box %s is emptied', (_, make) => {
  const cleaned = cleanMovie(Buffer.concat([mp4File(), make()]))
  const text = typeof cleaned === 'string' ? cleaned : cleaned.bytes.toString('latin1')
  expect(text).not.toContain('59.3')
  expect(text).toContain('mdat')
})

test.each<[string, Buffer]>([
  ['in fragments', mp4WithPlaces('meta', mp4Box('moof', mp4Box('mfhd', numbers(0, 1))))],
  ['out of the file', mp4Box('moov', mp4Track('meta', [100_000]))],
  ['in more samples than it has bytes', mp4Box('moov', mp4Track('meta', [0, 0, 0, 0], 100))],
])('an MP4 with places %s is refused', (_, bytes) => {
  const file = bytes.includes('ftyp') ? bytes : Buffer.concat([mp4File(), bytes])
  expect(resultOf(file)).toBe('movieUnreadable')
})

test.each<[string, Buffer, string]>([
  ['an MP4', mp4File(), 'mp4'],
  ['a WebM', webmFile(), 'webm'],
  ['a WebM of a recorder', liveWebmFile(), 'webm'],
  ['a film of QuickTime', mp4File({ brand: 'qt  ' }), 'movieType'],
  ['a picture in the same box', mp4File({ brand: 'avif' }), 'movieType'],
  ['a Matroska film', webmFile({ docType: 'matroska' }), 'movieType'],
  ['a page', latin1('<!doctype html><script>x()</script>'), 'movieType'],
  ['nothing', Buffer.alloc(0), 'movieType'],
  ['an MP4 cut off', mp4File().subarray(0, 250), 'movieUnreadable'],
  ['a WebM cut off', webmFile().subarray(0, -5), 'movieUnreadable'],
  ['a WebM of a recorder cut off', liveWebmFile().subarray(0, -5), 'movieUnreadable'],
  ['an MP4 before a page', Buffer.concat([mp4File(), latin1('<html>')]), 'movieUnreadable'],
  ['a WebM before a page', Buffer.concat([webmFile(), latin1('<html>')]), 'movieUnreadable'],
  ['an MP4 without pictures', mp4File().subarray(0, 28), 'movieUnreadable'],
  [
    'a WebM with an unknown element',
    Buffer.concat([liveWebmFile(), webmElement('4444', latin1('x'))]),
    'movieUnreadable',
  ],
  [
    'an MP4 with a box longer than the file',
    Buffer.concat([mp4File(), mp4Box('mdat', latin1('x')).fill(0xff, 0, 4)]),
    'movieUnreadable',
  ],
])('%s is %s', (_, bytes, result) => {
  expect(resultOf(bytes)).toBe(result)
})

test.each([
  ['an MP4 whose boxes lie in one another', () => nestedMp4(200_000)],
  ['an MP4 of millions of boxes', () => filledUp(mp4File(), mp4Box('free', Buffer.alloc(0)))],
  ['a WebM of millions of elements', () => filledUp(liveWebmFile(), Buffer.from('ec80', 'hex'))],
])('%s cannot be read', (_, make) => {
  expect(resultOf(make())).toBe('movieUnreadable')
})

test.each([
  ['mp4', mp4File(), '59.3'],
  ['webm', webmFile(), 'Anna'],
])('%s keeps its length and loses its metadata', (_, bytes, secret) => {
  const movie = cleanMovie(bytes)
  if (typeof movie === 'string') throw new Error(movie)
  expect(bytes.toString('latin1')).toContain(secret)
  expect(movie.bytes.toString('latin1')).not.toContain(secret)
  expect(movie.bytes.length).toBe(bytes.length)
  expect(resultOf(movie.bytes)).toBe(movie.ext)
})

test('any bytes have a result', () => {
  const base = fc.constantFrom(mp4File(), webmFile(), liveWebmFile())
  const change = fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { maxLength: 6 })
  fc.assert(
    fc.property(base, change, (bytes, changes) => {
      const broken = Buffer.from(bytes)
      for (const [at, value] of changes) if (at < broken.length) broken[at] = value
      expect(['mp4', 'webm', 'movieType', 'movieUnreadable']).toContain(resultOf(broken))
    }),
    { numRuns: 500 },
  )
})
