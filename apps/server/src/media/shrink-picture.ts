import { pictureKind } from './picture-kind.ts'

/** A picture made anew, with nothing of the file that it came in but what can be seen. */
export type ShrunkPicture = { jpeg: Buffer; width: number; height: number }
/** Why a picture is refused, as a rule key. */
export type PictureFault = 'imageType' | 'imagePixels' | 'imageFrames' | 'imageUnreadable'

const mostPixels = 40_000_000
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
  if (about.width * about.height > mostPixels) return 'imagePixels'
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
