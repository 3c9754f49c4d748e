import { m } from '@minikran/i18n/messages'
import type { MetaDescriptor } from 'react-router'
import { descriptionFrom } from './description-from.ts'

type PageHead = {
  title: string
  /** The page's text, HTML or plain; its beginning becomes the description. */
  text: string
  /** Pages that search engines are told to skip. */
  unlisted?: boolean
}

/** Title and description of one page, as its `meta` export returns them. */
export function pageMeta({ title, text, unlisted = false }: PageHead): MetaDescriptor[] {
  return [
    { title: m.head_title({ title }) },
    { name: 'description', content: descriptionFrom(text) },
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
