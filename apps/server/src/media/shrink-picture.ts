import { openPicture, type PictureFault, patienceSeconds } from './open-picture.ts'

/** A picture made anew, with nothing of the file that it came in but what can be seen. */
export type ShrunkPicture = { jpeg: Buffer; width: number; height: number }

const longestSidePx = 2_400

/** A customer's picture as a JPEG that any mail program shows. */
export async function shrinkPicture(bytes: Uint8Array): Promise<ShrunkPicture | PictureFault> {
  const picture = await openPicture(bytes)
  if (typeof picture === 'string') return picture
  const made = await picture
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
