const mebibyte = 1024 * 1024

/** What staff may upload by kind: shown before an upload, enforced during it. */
export const uploadLimits = {
  images: { megabytes: 10, types: 'JPEG, PNG, WebP' },
  documents: { megabytes: 20, types: 'PDF' },
  movies: { megabytes: 25, types: 'MP4, WebM' },
} as const

export type MediaKind = keyof typeof uploadLimits

/** The largest size of a picture in pixels, whatever its file size. */
export const mostPictureMegapixels = 40

export const maxFileBytes = (kind: MediaKind): number => uploadLimits[kind].megabytes * mebibyte
