import type { Sharp } from 'sharp'
import { openPicture, type PictureFault } from './open-picture.ts'

/** A picture encoded anew: nothing of the uploaded file is left but its visible content. */
export type EncodedPicture = { bytes: Buffer; width: number; height: number }

// Twice the widest width on a page.
const maxSidePx = 2_400
const timeoutSeconds = 20

/** A customer's picture as JPEG, which every mail program shows. */
export const encodeCasePicture = (bytes: Uint8Array) =>
  encodePicture(bytes, (picture) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
  )

/** A picture of the library as WebP, which keeps transparency; large enough for every variant. */
export const encodeLibraryPicture = (bytes: Uint8Array) =>
  encodePicture(bytes, (picture) => picture.webp({ quality: 88, smartSubsample: true, effort: 3 }))

async function encodePicture(
  bytes: Uint8Array,
  encode: (picture: Sharp) => Sharp,
): Promise<EncodedPicture | PictureFault> {
  const picture = await openPicture(bytes)
  if (typeof picture === 'string') return picture
  const resized = picture
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const encoded = await encode(resized)
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (encoded === null) return 'imageUnreadable'
  return { bytes: encoded.data, width: encoded.info.width, height: encoded.info.height }
}
