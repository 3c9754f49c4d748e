const mebibyte = 1024 * 1024

/** What staff may upload, by kind: said before an upload, held while it comes. */
export const uploadLimits = {
  images: { megabytes: 10, types: 'JPEG, PNG, WebP' },
  documents: { megabytes: 20, types: 'PDF' },
  movies: { megabytes: 25, types: 'MP4, WebM' },
} as const

export type MediaKind = keyof typeof uploadLimits

/** The most that a picture may have, whatever its file weighs. */
export const mostPictureMegapixels = 40

export const maxFileBytes = (kind: MediaKind): number => uploadLimits[kind].megabytes * mebibyte
