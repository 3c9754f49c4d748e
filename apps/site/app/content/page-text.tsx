import type { LocalText } from '@minikran/domain/catalogue/title-text'

/** A page's text as the company wrote it: headings to the left, what they say to the right. */
export function PageText({ content }: { content: LocalText }) {
  return (
    <div
      lang={content.lang}
      className="page-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API at saving and at reading.
      dangerouslySetInnerHTML={{ __html: content.text }}
    />
  )
}
