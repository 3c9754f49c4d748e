import sharp from 'sharp'
import {
  heaviestPictures,
  hugePng,
  phonePicture,
  pngChunk,
  polyglot,
  refusedPictures,
} from '../../apps/server/src/testing/hostile-pictures.ts'
import {
  liveWebmFile,
  mp4Box,
  mp4File,
  pdfFile,
  webmElement,
  webmFile,
} from '../../apps/server/src/testing/media-files.ts'

export type LibraryCall = 'Image' | 'Document' | 'Movie'

export type HostileFile = {
  about: string
  call: LibraryCall
  bytes: Buffer
  /** What it calls itself. */
  name: string
  /** The rules that may refuse it; empty: it is taken, and clean afterwards. */
  refusedBy: readonly string[]
  /** Costs a decoder much: not in the short variant. */
  isHeavy?: true
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const mebibyte = 1024 * 1024
const script = '<script>alert(1)</script>'
let shade = 0

/** A small picture that no other file is equal to. */
function plain(channels: 3 | 4 = 3) {
  shade += 1
  const background = { r: shade * 3, g: 90, b: 140, alpha: 0.5 }
  return sharp({ create: { width: 48 + shade, height: 36, channels, background } })
}

/** 80 hostile files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  shade = 0
  return [
    ...(await disguised()),
    ...(await oversized()),
    ...(await wellFormed()),
    ...(await named()),
    ...documents(),
    ...movies(),
  ]
}

const image = (about: string, bytes: Buffer, refusedBy: readonly string[] = []): HostileFile => ({
  about,
  call: 'Image',
  bytes,
  name: 'bild.jpg',
  refusedBy,
})

/** What is no picture of a taken kind, or not a whole one (20 + 6). */
async function disguised(): Promise<HostileFile[]> {
  const jpeg = await plain().jpeg().toBuffer()
  const png = await plain().png().toBuffer()
  const webp = await plain().webp().toBuffer()
  const broken = Buffer.from(png)
  broken.fill(0, 60, 70)
  const usual = Object.entries(await refusedPictures()).map(([about, { bytes, rule }]) => ({
    ...image(about, bytes, [rule]),
    ...(bytes.length > mebibyte / 4 ? { isHeavy: true as const } : {}),
  }))
  return [
    ...usual,
    image('a WebP cut off', webp.subarray(0, webp.length - 20), ['imageUnreadable']),
    image('a PNG whose pixels are broken', broken, ['imageUnreadable']),
    image('a JPEG without its first half', jpeg.subarray(jpeg.length / 2), ['imageType']),
    image('an icon', latin1('\0\0\x01\0\x01\0\x10\x10'), ['imageType']),
    image('a JPEG XL', latin1('\xff\x0a\xfa\x1f\x41\x91\x08\x06\x01\0'), ['imageType']),
    image('a ZIP', latin1('PK\x03\x04bild.jpg'), ['imageType']),
  ]
}

/** What is too much to decode, or to take (4 + 5). */
async function oversized(): Promise<HostileFile[]> {
  const heavy = Object.entries(await heaviestPictures()).map(([about, bytes]) => ({
    ...image(about, bytes, []),
    isHeavy: true as const,
  }))
  return [
    image('30,000 x 30,000 pixels', hugePng(30_000, 3_000), ['imagePixels']),
    image('one row of 65,000 pixels, a thousand times', hugePng(65_000, 1_000), ['imagePixels']),
    image('10 MB of nothing', Buffer.alloc(10 * mebibyte), ['imageType']),
    image('more than 10 MB', Buffer.alloc(10 * mebibyte + 1, 0xff), ['bodyTooLarge']),
    ...heavy,
  ]
}

/** Pictures that are taken, and have to lose what they bring (19). */
async function wellFormed(): Promise<HostileFile[]> {
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) =>
      image(
        `turned as ${orientation}`,
        await plain().jpeg().withMetadata({ orientation }).toBuffer(),
      ),
    ),
  )
  const png = await plain().png().toBuffer()
  const insert = (chunk: Buffer) => Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
  const bomb = Buffer.alloc(8 * mebibyte)
  const { deflateSync } = await import('node:zlib')
  const packed = Buffer.concat([latin1('Comment\0\0'), deflateSync(bomb, { level: 9 })])
  return [
    ...turned,
    image('place, phone and owner', await phonePicture({ width: 80, height: 60 })),
    image('scripts before and behind the picture', await polyglot()),
    image('CMYK', await plain().toColourspace('cmyk').jpeg().toBuffer()),
    image('16 bits a colour', await plain().toColourspace('rgb16').png().toBuffer()),
    image('a palette', await plain().png({ palette: true }).toBuffer()),
    image('half clear', await plain(4).png().toBuffer()),
    image('a script in a PNG’s words', insert(pngChunk('tEXt', latin1(`Title\0${script}`)))),
    image('a bomb in a PNG’s words', insert(pngChunk('zTXt', packed))),
    image('a page behind a PNG', Buffer.concat([await plain().png().toBuffer(), latin1(script)])),
    image(
      'a ZIP behind a WebP',
      Buffer.concat([await plain().webp().toBuffer(), latin1('PK\x03\x04')]),
      ['imageUnreadable', ''],
    ),
    image('words of XMP', await plain().jpeg().withXmp(`<x>Anna at home${script}</x>`).toBuffer()),
  ]
}

/** Names that lead somewhere or hide something (8). */
async function named(): Promise<HostileFile[]> {
  const names = [
    '../../../etc/passwd.jpg',
    '..\\..\\windows\\win.ini',
    '/etc/cron.d/job.jpg',
    'bild.php%00.jpg',
    `${'x'.repeat(600)}.jpg`,
    'gpj.\u202eexe',
    '.htaccess',
    `"><img src=x onerror=${script}>.svg`,
  ]
  return Promise.all(
    names.map(async (name) => ({
      ...image(`called ${JSON.stringify(name.slice(0, 40))}`, await plain().jpeg().toBuffer()),
      name,
    })),
  )
}

const document = (
  about: string,
  bytes: Buffer,
  refusedBy: readonly string[] = [],
): HostileFile => ({
  about,
  call: 'Document',
  bytes,
  name: 'datablad.pdf',
  refusedBy,
})

/** Documents (10). */
function documents(): HostileFile[] {
  return [
    document('a PDF', pdfFile('plain')),
    document('half a PDF', pdfFile().subarray(0, 200), ['documentUnreadable']),
    document('a PDF before a ZIP', Buffer.concat([pdfFile(), latin1('PK\x03\x04')]), [
      'documentUnreadable',
    ]),
    document('a page before a PDF', Buffer.concat([latin1(script), pdfFile()]), ['documentType']),
    document('a PDF with a script', pdfFile('a', '/A<</S/JavaScript/JS(x)>>'), ['documentActive']),
    document('a PDF that hides its script', pdfFile('b', '/A<</S/J#61vaScript>>'), [
      'documentActive',
    ]),
    document('a PDF that starts a program', pdfFile('c', '/A<</S/Launch>>'), ['documentActive']),
    document('a PDF with a file in it', pdfFile('d', '/Names<</EmbeddedFiles 4 0 R>>'), [
      'documentActive',
    ]),
    document('a drawing with a script', latin1(`<svg>${script}</svg>`), ['documentType']),
    document('more than 20 MB', Buffer.alloc(20 * mebibyte + 1), ['bodyTooLarge']),
  ]
}

const movie = (about: string, bytes: Buffer, refusedBy: readonly string[] = []): HostileFile => ({
  about,
  call: 'Movie',
  bytes,
  name: 'lyft.mp4',
  refusedBy,
})

/** Movies (8). */
function movies(): HostileFile[] {
  return [
    movie('an MP4 with its place', mp4File({ place: 'Anna at home' })),
    movie('a WebM with tags and a file', webmFile({ place: 'Anna at home' })),
    movie('a film of QuickTime', mp4File({ brand: 'qt  ' }), ['movieType']),
    movie('an MP4 before a page', Buffer.concat([mp4File(), latin1(script)]), ['movieUnreadable']),
    movie('half a WebM', webmFile().subarray(0, -9), ['movieUnreadable']),
    movie(
      'a WebM of strange parts',
      Buffer.concat([liveWebmFile(), webmElement('4444', latin1(script))]),
      ['movieUnreadable'],
    ),
    movie(
      'an MP4 whose box has no end',
      Buffer.concat([mp4File(), mp4Box('mdat', Buffer.alloc(8)).fill(0xff, 0, 4)]),
      ['movieUnreadable'],
    ),
    movie('a page', latin1(`<!doctype html>${script}`), ['movieType']),
  ]
}
