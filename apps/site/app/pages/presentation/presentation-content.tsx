import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Island } from '../../islands/island.tsx'
import { localPath } from '../../locale-path.ts'
import { documentList } from '../../media/document-list-island.ts'
import { GalleryIsland } from '../../media/gallery-island.tsx'
import { movieList } from '../../media/movie-list-island.ts'
import type { PresentationView } from './presentation-view.ts'

type Props = {
  /** Undefined when the presentation has no pages; then only the lead is shown. */
  page: PresentationView['pages'][number] | undefined
  lead: LocalText | null
  about: PresentationView['about']
}

/** A page: text, pictures and related items. */
export function PresentationContent({ page, lead, about }: Props) {
  const slides = page?.slides ?? []
  return (
    <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 wide:grid-cols-2">
      <div className="grid content-start gap-4">
        {lead && <RichText content={lead} />}
        {page && (
          <>
            <h2 className="text-title" lang={page.title.lang}>
              {page.title.text}
            </h2>
            <RichText content={page.content} />
            {page.movies.length > 0 && (
              <Island part={movieList} props={{ movies: page.movies, level: 'h3' }} />
            )}
            {page.documents.length > 0 && (
              <Island part={documentList} props={{ documents: page.documents, level: 'h3' }} />
            )}
          </>
        )}
        {about && (
          <p className="print:hidden">
            <Link to={localPath(about.path)} className="inline-flex min-h-11 items-center gap-2">
              <span lang={about.title.lang} className="text-link">
                {about.title.text}
              </span>
              <Icon name="next" />
            </Link>
          </p>
        )}
      </div>
      {slides.length > 0 && (
        <div className="max-wide:order-first">
          <GalleryIsland slides={slides} title={page?.title.text ?? ''} />
        </div>
      )}
    </div>
  )
}
