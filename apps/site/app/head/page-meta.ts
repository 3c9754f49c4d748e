import { m } from '@minikran/i18n/messages'
import type { MetaDescriptor } from 'react-router'
import { descriptionFrom } from './description-from.ts'

type PageHead = {
  title: string
  /** Text or HTML whose beginning becomes the description. */
  text: string
  /** From 2 on it is added to the title, so that titles are unique. */
  page?: number
  /** Not to be indexed. */
  unlisted?: boolean
}

/** Title and description, for a route's `meta` export. */
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
