import type { LocalText } from '@minikran/domain/catalogue/title-text'

/** The edited text: headings on the left, their text on the right. */
export function PageText({ content }: { content: LocalText }) {
  return (
    <div
      lang={content.lang}
      className="rich-text page-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API at saving and at reading.
      dangerouslySetInnerHTML={{ __html: content.text }}
    />
  )
}
