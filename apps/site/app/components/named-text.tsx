import type { LocalText } from '@minikran/domain/catalogue/title-text'
import type { ReactNode } from 'react'

type Props = { text: string; names?: readonly LocalText[] | undefined }

/** A text whose names are marked with their languages. */
export function NamedText({ text, names = [] }: Props): ReactNode {
  const marked = withLanguages(text, names)
  // One element, so that a flex box does not take its parts apart.
  return marked === text ? text : <span>{marked}</span>
}

function withLanguages(text: string, names: readonly LocalText[]): ReactNode {
  const name = names.find((each) => text.includes(each.text))
  if (name === undefined) return text
  const start = text.indexOf(name.text)
  const others = names.filter((each) => each !== name)
  return (
    <>
      {withLanguages(text.slice(0, start), others)}
      <span lang={name.lang}>{name.text}</span>
      {withLanguages(text.slice(start + name.text.length), others)}
    </>
  )
}
