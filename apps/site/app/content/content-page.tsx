import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { type MetaDescriptor, useLocation } from 'react-router'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { type Fact, Facts } from '../components/facts.tsx'
import { Icon } from '../components/icon.tsx'
import { pageMeta } from '../head/page-meta.ts'
import { Island } from '../islands/island.tsx'
import { pageMedia } from './page-media-island.ts'
import type { PageTextData } from './page-text-data.ts'

type Props = {
  /** The page's name in the menu, used when it has no title of its own. */
  name: string
  text: PageTextData
  facts?: Fact[]
  /** A link to the main action when it is further down. */
  shortcut?: ReactNode
  /** Content after the text. */
  children?: ReactNode
}

/** A page with an edited text: key figures, text, then other content. */
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
      {text?.media && <Island part={pageMedia} props={{ media: text.media, title: title.text }} />}
      {children}
    </div>
  )
}

/** A page without a text is not indexed. */
export function contentMeta(name: string, text: PageTextData): MetaDescriptor[] {
  if (text === null) return pageMeta({ title: name, text: name, unlisted: true })
  return pageMeta({ title: text.title.text, text: text.content.text })
}

/** The edited text: headings on the left, their text on the right. */
function PageText({ content }: { content: LocalText }) {
  return (
    <div
      lang={content.lang}
      className="rich-text page-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API at saving and at reading.
      dangerouslySetInnerHTML={{ __html: content.text }}
    />
  )
}

/** Shown on a page whose text is empty or not published. */
function UnfinishedNotice() {
  return (
    <section className="grid max-w-text gap-3 border border-orange p-4">
      <h2 className="flex items-center gap-2 text-lead">
        <span className="text-orange">
          <Icon name="warning" />
        </span>
        {m.unfinished_title()}
      </h2>
      <p>{m.unfinished_lead()}</p>
      <ContactLinks />
    </section>
  )
}
