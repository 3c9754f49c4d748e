import { DocumentList, FileFacts } from './document-list.tsx'
import type { PageMediaData } from './page-text-data.ts'
import { Picture } from './picture.tsx'

/** What a page shows beside its text: pictures, movies that play where they stand, documents. */
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
        {movies.map((movie) => (
          <figure key={movie.id}>
            <video
              controls
              preload="none"
              src={`/upload/movies/${encodeURIComponent(movie.movie_file)}`}
              width={1280}
              height={760}
              className="aspect-32/19 h-auto w-full border border-line"
            />
            <figcaption lang="sv" className="flex flex-wrap justify-between gap-x-4">
              {movie.movie_name}
              <FileFacts ext={movie.movie_ext} bytes={movie.bytes} />
            </figcaption>
          </figure>
        ))}
      </div>
      <DocumentList documents={documents} />
    </div>
  )
}
