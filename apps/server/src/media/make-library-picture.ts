import { openPicture, type PictureFault, patienceSeconds } from './open-picture.ts'

export type LibraryPicture = { webp: Buffer; width: number; height: number }

// Twice what the widest page shows.
const longestSidePx = 2_400

/** A picture of the library: large enough for every variant, and what is clear stays clear. */
export async function makeLibraryPicture(
  bytes: Uint8Array,
): Promise<LibraryPicture | PictureFault> {
  const picture = await openPicture(bytes)
  if (typeof picture === 'string') return picture
  const made = await picture
    .resize({
      width: longestSidePx,
      height: longestSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .webp({ quality: 88, smartSubsample: true, effort: 3 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (made === null) return 'imageUnreadable'
  return { webp: made.data, width: made.info.width, height: made.info.height }
}
