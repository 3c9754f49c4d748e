import { cutTitle, type LocalText } from '@minikran/domain/catalogue/title-text'

/** A title cut at 20 characters; complete on hover and for screen readers. */
export function ProductTitle({ title }: { title: LocalText }) {
  const { text, isCut } = cutTitle(title.text)
  if (!isCut) return <span lang={title.lang}>{text}</span>
  return (
    <span lang={title.lang} title={title.text}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{title.text}</span>
    </span>
  )
}
