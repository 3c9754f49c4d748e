import type { MediaKind } from '@minikran/domain/media/upload-limits'
import { textOf } from '../items/shown-text.ts'

/** The name of each kind in API calls, and its fields with a file's title and file name. */
export const mediaNames = {
  images: { one: 'Image', name: 'image_name', file: 'image_file' },
  documents: { one: 'Document', name: 'document_name', file: 'document_file' },
  movies: { one: 'Movie', name: 'movie_name', file: 'movie_file' },
} as const satisfies Record<MediaKind, { one: string; name: string; file: string }>

export type MediaItem = Record<string, unknown> & { id: number; publish_at: string | null }

export const nameOf = (kind: MediaKind, item: MediaItem): string =>
  textOf(item[mediaNames[kind].name])

export const fileAddress = (kind: MediaKind, item: MediaItem): string =>
  `/upload/${kind}/${encodeURIComponent(textOf(item[mediaNames[kind].file]))}`
