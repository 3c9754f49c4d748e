import type { ReactNode } from 'react'
import { type MetaDescriptor, useLocation } from 'react-router'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { pageMeta } from '../head/page-meta.ts'
import { PageMedia } from './page-media.tsx'
import { PageText } from './page-text.tsx'
import type { PageTextData } from './page-text-data.ts'
import { UnfinishedNotice } from './unfinished-notice.tsx'

type Props = {
  /** What the menu calls the page; its own title may say more. */
  name: string
  text: PageTextData
  facts?: Fact[]
  /** What most come for, where it lies further down. */
  shortcut?: ReactNode
  /** The page's own elements, after its text. */
  children?: ReactNode
}

/** A page of the company's own text: figures first, then the text, then what else it has. */
export function ContentPage({ name, text, facts = [], shortcut, children }: Props) {
  const { pathname } = useLocation()
  const title = text?.title ?? { text: name, lang: undefined }
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs
        trail={[{ title: title.text, path: pathname, ...(title.lang && { lang: title.lang }) }]}
      />
      <h1 lang={title.lang}>{title.text}</h1>
      <Facts facts={facts} />
      {shortcut}
      {text === null ? <UnfinishedNotice /> : <PageText content={text.content} />}
      {text?.media && <PageMedia media={text.media} />}
      {children}
    </div>
  )
}

/** Search engines skip a page that is still being written. */
export function contentMeta(name: string, text: PageTextData): MetaDescriptor[] {
  if (text === null) return pageMeta({ title: name, text: name, unlisted: true })
  return pageMeta({ title: text.title.text, text: text.content.text })
}
