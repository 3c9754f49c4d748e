import { m } from '@minikran/i18n/messages'
import type { MetaDescriptor } from 'react-router'
import { descriptionFrom } from './description-from.ts'

type PageHead = {
  title: string
  /** The page's text, HTML or plain; its beginning becomes the description. */
  text: string
  /** From the second page of a list on, so that no two pages carry the same title. */
  page?: number
  /** Pages that search engines are told to skip. */
  unlisted?: boolean
}

/** Title and description of one page, as its `meta` export returns them. */
export function pageMeta({ title, text, page = 1, unlisted = false }: PageHead): MetaDescriptor[] {
  const [ownTitle, ownText] =
    page === 1
      ? [title, text]
      : [m.head_page_title({ title, page }), m.head_page_text({ text, page })]
  return [
    { title: m.head_title({ title: ownTitle }) },
    { name: 'description', content: descriptionFrom(ownText) },
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
