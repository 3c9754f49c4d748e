import type { Metadata, Sharp } from 'sharp'

/** Why a picture is refused, as a rule key. */
export type PictureFault = 'imageType' | 'imagePixels' | 'imageFrames' | 'imageUnreadable'

const maxPixels = 40_000_000
// Decoding takes time per row: 40 million rows of one pixel took nine seconds.
const maxSide = 16_384
// Memory of the decoder; one picture is decoded at a time.
const maxDecodedBytes = 160_000_000

/**
 * Opens an uploaded picture, turned upright. Its limits are checked in the header, before anything is
 * decoded. Pictures encoded from it have no EXIF, position or colour profile.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp | PictureFault> {
  const kind = pictureKind(bytes)
  if (kind === null) return 'imageType'
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (header === null || header.format !== kind) return 'imageUnreadable'
  if ((header.pages ?? 1) > 1) return 'imageFrames'
  const pixels = header.width * header.height
  if (Math.max(header.width, header.height) > maxSide) return 'imagePixels'
  if (pixels > maxPixels || pixels * bytesPerPixel(header) > maxDecodedBytes) return 'imagePixels'
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient()
}

type Header = Pick<
  Metadata,
  'format' | 'isProgressive' | 'chromaSubsampling' | 'channels' | 'depth'
>

/** Bytes per pixel that the decoder keeps in memory until the last pixel is read. */
function bytesPerPixel({
  format,
  isProgressive,
  chromaSubsampling,
  channels,
  depth,
}: Header): number {
  if (format === 'webp') return 4
  // Decoded row by row.
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1)
  // Two bytes per coefficient; with 4:2:0 a colour channel has a quarter of them.
  return chromaSubsampling?.startsWith('4:2:0') ? 3 : 2 * channels
}

type PictureKind = 'jpeg' | 'png' | 'webp'

const starts = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

/** The format of a picture by its first bytes; null when it is not accepted. */
function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (starts(bytes, 0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png'
  return starts(bytes, 0, ascii('RIFF')) && starts(bytes, 8, ascii('WEBPVP8')) ? 'webp' : null
}
