import type { MediaKind } from '@minikran/domain/media/upload-limits'
import { textOf } from '../items/shown-text.ts'

/** Names of each kind: in API calls, of its fields, and of the field with the files of an item. */
export const mediaNames = {
  images: { one: 'Image', name: 'image_name', file: 'image_file', ids: 'image_ids' },
  documents: { one: 'Document', name: 'document_name', file: 'document_file', ids: 'document_ids' },
  movies: { one: 'Movie', name: 'movie_name', file: 'movie_file', ids: 'movie_ids' },
} as const satisfies Record<MediaKind, Record<'one' | 'name' | 'file' | 'ids', string>>

export type MediaItem = Record<string, unknown> & { id: number; publish_at: string | null }

export const nameOf = (kind: MediaKind, item: MediaItem): string =>
  textOf(item[mediaNames[kind].name])

export const fileAddress = (kind: MediaKind, item: MediaItem): string =>
  `/upload/${kind}/${encodeURIComponent(textOf(item[mediaNames[kind].file]))}`
