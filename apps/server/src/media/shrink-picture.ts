import type { Metadata } from 'sharp'
import { pictureKind } from './picture-kind.ts'

/** A picture made anew, with nothing of the file that it came in but what can be seen. */
export type ShrunkPicture = { jpeg: Buffer; width: number; height: number }
/** Why a picture is refused, as a rule key. */
export type PictureFault = 'imageType' | 'imagePixels' | 'imageFrames' | 'imageUnreadable'

const mostPixels = 40_000_000
// What a decoder holds at once, beyond a few rows; one picture at a time does.
const mostDecodedBytes = 160_000_000
const longestSidePx = 2_400
const patienceSeconds = 20

/**
 * Decodes a picture that came from outside and encodes it as JPEG: limits of research/reliability
 * b4, upright, without EXIF, place, colour profile or anything that hid behind the picture.
 */
export async function shrinkPicture(bytes: Uint8Array): Promise<ShrunkPicture | PictureFault> {
  const kind = pictureKind(bytes)
  if (kind === null) return 'imageType'
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The header alone: nothing is decoded before it is known how much that would be.
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (about === null || about.format !== kind) return 'imageUnreadable'
  if ((about.pages ?? 1) > 1) return 'imageFrames'
  const pixels = about.width * about.height
  if (pixels > mostPixels || pixels * heldPerPixel(about) > mostDecodedBytes) return 'imagePixels'
  const made = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({
      width: longestSidePx,
      height: longestSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (made === null) return 'imageUnreadable'
  return { jpeg: made.data, width: made.info.width, height: made.info.height }
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
