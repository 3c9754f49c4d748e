import type { Metadata, Sharp } from 'sharp'
import { pictureKind } from './picture-kind.ts'

/** Why a picture is refused, as a rule key. */
export type PictureFault = 'imageType' | 'imagePixels' | 'imageFrames' | 'imageUnreadable'

const mostPixels = 40_000_000
// A row is a step of the decoder: forty million of one pixel took nine seconds.
const longestSide = 16_384
// What a decoder holds at once, beyond a few rows; one picture at a time does.
const mostDecodedBytes = 160_000_000
export const patienceSeconds = 20

/**
 * A picture that came from outside, upright and ready to be made anew: limits of
 * Judged by its header before anything is decoded. What is made of it has
 * no EXIF, place, colour profile or anything else that hid behind the picture.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp | PictureFault> {
  const kind = pictureKind(bytes)
  if (kind === null) return 'imageType'
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (about === null || about.format !== kind) return 'imageUnreadable'
  if ((about.pages ?? 1) > 1) return 'imageFrames'
  const pixels = about.width * about.height
  if (Math.max(about.width, about.height) > longestSide) return 'imagePixels'
  if (pixels > mostPixels || pixels * heldPerPixel(about) > mostDecodedBytes) return 'imagePixels'
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient()
}

type Header = Pick<
  Metadata,
  'format' | 'isProgressive' | 'chromaSubsampling' | 'channels' | 'depth'
>

/** Bytes of each pixel that have to be held until the last one is read. */
function heldPerPixel({
  format,
  isProgressive,
  chromaSubsampling,
  channels,
  depth,
}: Header): number {
  if (format === 'webp') return 4
  // Row after row: next to nothing.
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1)
  // Two bytes a coefficient; with 4:2:0 colour has a quarter of them.
  return chromaSubsampling?.startsWith('4:2:0') ? 3 : 2 * channels
}
