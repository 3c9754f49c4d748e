import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { RichText } from '../components/rich-text.tsx'
import { Outline } from './outline.tsx'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = { title: LocalText; content: LocalText; outline: DrawnOutline }

/** Name, text and drawing of a category or subcategory. */
export function CategoryHeading({ title, content, outline }: Props) {
  return (
    <header className="grid items-center gap-6 tiles:grid-cols-[2fr_1fr]">
      <div className="grid gap-3">
        <h1 lang={title.lang}>{title.text}</h1>
        <RichText content={content} />
      </div>
      <Outline
        name={outline}
        className="hidden h-auto w-full max-w-80 justify-self-end tiles:block"
      />
    </header>
  )
}
