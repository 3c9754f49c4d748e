import { cutTitle } from '@minikran/domain/catalogue/title-text'

/** A title cut at 20 characters; complete on hover and for screen readers. */
export function ProductTitle({ title }: { title: string }) {
  const { text, isCut } = cutTitle(title)
  if (!isCut) return text
  return (
    <span title={title}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}
