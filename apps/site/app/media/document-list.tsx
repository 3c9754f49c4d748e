import type { Document } from '@minikran/contract/media'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { sizeText } from '@minikran/i18n/size-text'

/** Not shown in lists; the API leaves them out, too. */
const hiddenCategory = 120

type Props = {
  documents: readonly Document[]
  /** A heading one level below the section's. */
  level?: 'h2' | 'h3'
}

/** Downloads with name, type and size. */
export function DocumentList({ documents, level: Heading = 'h2' }: Props) {
  const shown = documents.filter((document) => document.document_cat !== hiddenCategory)
  if (shown.length === 0) return null
  return (
    <section className="grid gap-2">
      <Heading className="text-lead">{m.media_documents()}</Heading>
      <ul className="border-t border-line">
        {shown.map((document) => (
          <li key={document.id} className="border-b border-line">
            <a
              href={`/upload/documents/${encodeURIComponent(document.document_file)}`}
              download
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span lang="sv" className="text-link">
                {document.document_name}
              </span>
              <FileFacts ext={document.document_ext} bytes={document.bytes} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Type and size: `PDF, 1,4 MB`. */
export function FileFacts({ ext, bytes }: { ext: string; bytes: number | null }) {
  const kind = ext.toUpperCase()
  return (
    <span className="text-small text-muted">
      {bytes === null ? kind : `${kind}, ${sizeText(bytes, getLocale())}`}
    </span>
  )
}
