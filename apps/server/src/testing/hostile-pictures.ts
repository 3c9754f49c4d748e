import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG of this size as a phone sends it: with EXIF, turned, with a place. */
export function phonePicture({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone', Copyright: 'Anna at home' },
      IFD3: { GPSLatitude: '59/1 19/1 0/1', GPSLongitude: '18/1 3/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A PNG of this size in one colour: a few kilobytes that decode to gigabytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

type Refused = Record<string, { bytes: Buffer; rule: string }>

// Made once for all tests of a process: it takes seconds.
let refused: Promise<Refused> | undefined
let heaviest: Promise<Record<string, Buffer>> | undefined

/** Files that are no picture of an accepted kind, with the rule that refuses them. */
export function refusedPictures(): Promise<Refused> {
  refused ??= makeRefused()
  return refused
}

/** The largest accepted pictures, in the forms that are most work to decode. */
export function heaviestPictures(): Promise<Record<string, Buffer>> {
  heaviest ??= makeHeaviest()
  return heaviest
}

async function makeRefused(): Promise<Refused> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8899aa' } })
  const jpeg = await plain.clone().jpeg().toBuffer()
  const png = await plain.clone().png().toBuffer()
  const frames = Buffer.from(Array.from({ length: 8 * 16 * 4 }, (_, at) => at % 251))
  const moving = await sharp(frames, {
    raw: { width: 8, height: 16, channels: 4, pageHeight: 8 },
  })
    .webp({ loop: 0 })
    .toBuffer()
  const text = (content: string) => Buffer.from(content, 'latin1')
  const typeOf = (bytes: Buffer) => ({ bytes, rule: 'imageType' })
  const unreadable = (bytes: Buffer) => ({ bytes, rule: 'imageUnreadable' })
  return {
    'a GIF': typeOf(await plain.clone().gif().toBuffer()),
    'a TIFF': typeOf(await plain.clone().tiff().toBuffer()),
    'an AVIF': typeOf(await plain.clone().avif().toBuffer()),
    'an SVG': typeOf(text('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')),
    'a HEIC': typeOf(text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    'a PDF': typeOf(text('%PDF-1.7\n1 0 obj\n<<>>\nendobj')),
    'a page of HTML': typeOf(text('<!doctype html><script>x()</script>')),
    'a BMP': typeOf(text('BM\x46\0\0\0\0\0\0\0')),
    'a GIF that is JavaScript': typeOf(text('GIF89a/*\0\0*/=1;x()//')),
    'a sound in RIFF': typeOf(text('RIFF\x24\0\0\0WAVEfmt ')),
    'three bytes': typeOf(text('abc')),
    'the signature of a JPEG alone': unreadable(text('\xff\xd8\xff')),
    'a JPEG signature before HTML': unreadable(text('\xff\xd8\xff<html><script>x()</script>')),
    'half a JPEG': unreadable(jpeg.subarray(0, jpeg.length - 60)),
    'a PNG signature before a JPEG': unreadable(Buffer.concat([png.subarray(0, 8), jpeg])),
    'a PNG with a broken header': unreadable(
      Buffer.concat([png.subarray(0, 16), Buffer.alloc(40, 0xff)]),
    ),
    'a WebP of two frames': { bytes: moving, rule: 'imageFrames' },
    '17,000 x 17,000 pixels': { bytes: hugePng(17_000, 17_000), rule: 'imagePixels' },
    'one pixel wide, 16,385 high': { bytes: hugePng(1, 16_385), rule: 'imagePixels' },
    '27 megapixels in many passes, all colours held': {
      bytes: withSide(
        await plain.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
        5_200,
      ),
      rule: 'imagePixels',
    },
    '65,000 x 65,000 pixels in a header': {
      bytes: Buffer.concat([hugePng(65_000, 8).subarray(0, 16), text('\0\0\xfd\xe8')]),
      rule: 'imageUnreadable',
    },
  }
}

/** The progressive JPEG with another size in its header: limits are checked there, before any pixel. */
function withSide(jpeg: Buffer, side: number): Buffer {
  const sized = Buffer.from(jpeg)
  // Marker, length and bits a colour come before height and width.
  const height = sized.indexOf('\xff\xc2', 0, 'latin1') + 5
  sized.writeUInt16BE(side, height)
  sized.writeUInt16BE(side, height + 2)
  return sized
}

async function makeHeaviest(): Promise<Record<string, Buffer>> {
  const plain = sharp({
    create: { width: 8_000, height: 5_000, channels: 4, background: '#8899aacc' },
  })
  return {
    'a JPEG of 40 megapixels in many passes': await plain
      .clone()
      .jpeg({ progressive: true, quality: 30 })
      .toBuffer(),
    'a JPEG of 40 megapixels, turned': await plain
      .clone()
      .jpeg({ quality: 30 })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    'a PNG of 40 megapixels, woven': await plain.clone().png({ progressive: true }).toBuffer(),
    'a WebP of 40 megapixels': await plain.clone().webp({ lossless: true, effort: 0 }).toBuffer(),
    'a PNG of 40 megapixels in one bit': hugePng(8_000, 5_000),
  }
}

/** A picture with a script behind its last byte and one in its comment: both have to be gone. */
export async function polyglot(): Promise<Buffer> {
  const jpeg = await phonePicture({ width: 40, height: 30 })
  const comment = Buffer.from('<script>alert(1)</script>', 'latin1')
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    marker,
    comment,
    jpeg.subarray(2),
    Buffer.from('<?php x(); ?><script>alert(2)</script>PK\x03\x04', 'latin1'),
  ])
}
