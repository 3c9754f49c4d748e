import { DocumentList } from '../../media/document-list.tsx'
import { MovieList } from '../../media/movie-list.tsx'
import { PresentationList } from '../../presentations/presentation-list.tsx'
import type { ProductView } from './product-view.ts'

/** Movies, documents and presentations. */
export function ProductMedia({ product }: { product: ProductView }) {
  const { movies, documents, presentations } = product
  return (
    <div className="grid gap-8">
      <MovieList movies={movies} />
      <DocumentList documents={documents} />
      <PresentationList cards={presentations} />
    </div>
  )
}
