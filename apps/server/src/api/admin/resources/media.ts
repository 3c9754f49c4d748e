import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import {
  documentFields,
  documentShown,
  imageFields,
  imageShown,
  movieFields,
  movieShown,
} from '@minikran/contract/admin/media'
import { eq, exists, not, sql } from 'drizzle-orm'
import { documents, images, movies } from '../../../database/schema/media.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Errors, type Fields, filter } from '../items/resource.ts'
import { type Medium, media } from '../media/media-kinds.ts'
import { usesOf } from '../media/media-uses.ts'
import { countPart } from '../parts/count-part.ts'

/** True: only media that no item shows; false: only those that some item shows. */
const unusedFilter = (medium: Medium) =>
  filter(filters.flag(), (isUnused) => {
    const used = exists(
      sql`(select from ${medium.uses} where ${medium.usedAs} = ${medium.table.id})`,
    )
    return isUnused ? not(used) : used
  })

// Only who sees every item deletes for good.
const everything = () => undefined

// A picture needs an alternative text to be published.
function judgeImage(after: Fields): Errors {
  const isWordless = after['publish_at'] !== null && after['alt_sv'] === ''
  return isWordless ? { alt_sv: ['altMissing'] } : {}
}

const withoutWords = sql`(${images.alt_sv} = '' or coalesce(${images.alt_en}, '') = '')`

const imageResource = defineResource({
  item: 'images',
  table: images,
  fields: imageFields,
  shown: { ...viewed, ...imageShown },
  parts: [countPart('uses', media.images.usedAs)],
  sort: ['created_at', 'image_name', 'bytes', 'order', 'updated_at'],
  firstOrder: 'desc',
  search: [images.image_name, images.alt_sv, images.alt_en],
  filters: {
    unused: unusedFilter(media.images),
    wordless: filter(filters.flag(), (is) => (is ? withoutWords : not(withoutWords))),
  },
  create: false,
  judge: async (_, { after }) => judgeImage(after),
  unique: { images_file: { field: 'image_name', rule: 'fileExists' } },
  heldBy: (db, id) => usesOf(db, media.images, { id, seen: everything }),
})

const documentResource = defineResource({
  item: 'documents',
  table: documents,
  fields: documentFields,
  shown: { ...viewed, ...documentShown },
  parts: [countPart('uses', media.documents.usedAs)],
  sort: ['created_at', 'document_name', 'document_cat', 'bytes', 'order', 'updated_at'],
  firstOrder: 'desc',
  search: [documents.document_name],
  filters: {
    unused: unusedFilter(media.documents),
    document_cat: filter(filters.code(), (category) => eq(documents.document_cat, category)),
  },
  create: false,
  heldBy: (db, id) => usesOf(db, media.documents, { id, seen: everything }),
})

const movieResource = defineResource({
  item: 'movies',
  table: movies,
  fields: movieFields,
  shown: { ...viewed, ...movieShown },
  parts: [countPart('uses', media.movies.usedAs)],
  sort: ['created_at', 'movie_name', 'bytes', 'order', 'updated_at'],
  firstOrder: 'desc',
  search: [movies.movie_name],
  filters: { unused: unusedFilter(media.movies) },
  create: false,
  heldBy: (db, id) => usesOf(db, media.movies, { id, seen: everything }),
})

export const mediaResources = {
  images: imageResource,
  documents: documentResource,
  movies: movieResource,
}
