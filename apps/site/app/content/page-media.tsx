import { Island } from '../islands/island.tsx'
import { DocumentList } from '../media/document-list.tsx'
import { GalleryIsland } from '../media/gallery-island.tsx'
import { movieList } from '../media/movie-list-island.ts'
import type { PageMediaData } from './page-text-data.ts'

type Props = { media: PageMediaData; title: string }

/** Pictures, movies and documents beside the text. */
export function PageMedia({ media: { slides, documents, movies }, title }: Props) {
  return (
    <div className="grid gap-6">
      <div className="max-w-text">
        <GalleryIsland slides={slides} title={title} />
      </div>
      {movies.length > 0 && <Island part={movieList} props={{ movies }} />}
      <DocumentList documents={documents} />
    </div>
  )
}
