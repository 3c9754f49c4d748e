import type { Page } from '@minikran/contract/content'
import { DocumentList } from '../media/document-list.tsx'
import { Gallery } from '../media/gallery.tsx'
import { MovieList } from '../media/movie-list.tsx'
import type { Slide } from '../media/picture-slide.ts'

export type PageMediaData = Pick<Page, 'documents' | 'movies'> & { slides: Slide[] }
type Props = { media: PageMediaData; title: string }

/** Pictures, movies and documents beside the text. */
export function PageMedia({ media: { slides, documents, movies }, title }: Props) {
  return (
    <div className="grid gap-6">
      {slides.length > 0 && (
        <div className="max-w-text">
          <Gallery slides={slides} title={title} />
        </div>
      )}
      {movies.length > 0 && <MovieList movies={movies} />}
      <DocumentList documents={documents} />
    </div>
  )
}
