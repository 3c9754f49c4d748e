import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { Fragment, type ReactNode } from 'react'

type Props = { text: string; names?: readonly LocalText[] | undefined }

/** A text whose names are marked with their languages. */
export function NamedText({ text, names = [] }: Props): ReactNode {
  const name = names.find((each) => text.includes(each.text))
  if (name === undefined) return text
  const start = text.indexOf(name.text)
  const others = names.filter((each) => each !== name)
  return (
    <Fragment>
      <NamedText text={text.slice(0, start)} names={others} />
      <span lang={name.lang}>{name.text}</span>
      <NamedText text={text.slice(start + name.text.length)} names={others} />
    </Fragment>
  )
}
