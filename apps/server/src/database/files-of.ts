import type { Document, Movie } from '@minikran/contract/media'
import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import { ne, type SQL, sql } from 'drizzle-orm'
import { document_uses, documents, movie_uses, movies } from './schema/media.ts'
import { subquery } from './subquery.ts'
import { isVisible } from './visible.ts'

/** The documents of one item as a JSON list, in their order. */
export function documentsOf(owner: SQL): SQL<Document[]> {
  return subquery(sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${documents.id}, 'document_cat', ${documents.document_cat},
      'document_name', ${documents.document_name}, 'document_file', ${documents.document_file},
      'document_ext', ${documents.document_ext}, 'bytes', ${documents.bytes}
    ) order by ${document_uses.order}, ${document_uses.id}), '[]'::jsonb)
    from ${document_uses} join ${documents} on ${documents.id} = ${document_uses.document_id}
    where ${owner} and ${isVisible(documents)} and ${ne(documents.document_cat, hiddenDocumentCategory)}
  )`)
}

/** The movies of one item as a JSON list, in their order. */
export function moviesOf(owner: SQL): SQL<Movie[]> {
  return subquery(sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${movies.id}, 'movie_name', ${movies.movie_name},
      'movie_file', ${movies.movie_file}, 'movie_ext', ${movies.movie_ext}, 'bytes', ${movies.bytes}
    ) order by ${movie_uses.order}, ${movie_uses.id}), '[]'::jsonb)
    from ${movie_uses} join ${movies} on ${movies.id} = ${movie_uses.movie_id}
    where ${owner} and ${isVisible(movies)}
  )`)
}
