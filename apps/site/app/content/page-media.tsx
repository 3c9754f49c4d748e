import { DocumentList, FileFacts } from '../media/document-list.tsx'
import { Picture } from '../media/picture.tsx'
import type { PageMediaData } from './page-text-data.ts'

/** Pictures, movies and documents beside the text. */
export function PageMedia({ media: { slides, documents, movies } }: { media: PageMediaData }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 small:grid-cols-2">
        {slides.map(
          (slide) =>
            slide.kind === 'image' && (
              <Picture
                key={slide.image.image_file}
                image={slide.image}
                alt={slide.alt}
                lang={slide.lang}
                width={1280}
                height={760}
                sizes="(min-width: 75rem) 36rem, (min-width: 37.5rem) 50vw, 100vw"
                most={1280}
                className="aspect-32/19 h-auto w-full border border-line object-contain"
              />
            ),
        )}
      </div>
      {movies.length > 0 && (
        <ul className="border-t border-line">
          {movies.map((movie) => (
            <li key={movie.id} className="border-b border-line">
              <a
                href={`/upload/movies/${encodeURIComponent(movie.movie_file)}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
              >
                <span lang="sv" className="text-link">
                  {movie.movie_name}
                </span>
                <FileFacts ext={movie.movie_ext} bytes={movie.bytes} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <DocumentList documents={documents} />
    </div>
  )
}
