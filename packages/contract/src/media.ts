import { z } from './z.ts'

/** A document of an item; `document_file` is its name below `/upload/documents/`. */
export const documentSchema = z
  .object({
    id: z.int(),
    document_cat: z.int().openapi({ description: 'Documents of category 120 are in no list' }),
    document_name: z.string(),
    document_file: z.string(),
    document_ext: z.string(),
    bytes: z.int().nullable(),
  })
  .openapi('Document')

/** A movie of an item; `movie_file` is its name below `/upload/movies/`. */
export const movieSchema = z
  .object({
    id: z.int(),
    movie_name: z.string(),
    movie_file: z.string(),
    movie_ext: z.string(),
    bytes: z.int().nullable(),
  })
  .openapi('Movie')

export type Document = z.infer<typeof documentSchema>
export type Movie = z.infer<typeof movieSchema>
