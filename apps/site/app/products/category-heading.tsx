import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { RichText } from '../components/rich-text.tsx'
import { Outline } from './outline.tsx'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = { title: LocalText; content: LocalText; outline: DrawnOutline }

/** Name, text and drawing of a category or subcategory. */
export function CategoryHeading({ title, content, outline }: Props) {
  return (
    <header className="flex items-end justify-between gap-6">
      <div className="grid gap-2">
        <h1 lang={title.lang}>{title.text}</h1>
        <RichText content={content} />
      </div>
      <Outline name={outline} className="h-auto w-44 shrink-0 max-small:hidden" />
    </header>
  )
}
