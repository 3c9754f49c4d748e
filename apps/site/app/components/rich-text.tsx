import type { LocalText } from '@minikran/domain/catalogue/title-text'

/** HTML from the back office, cleaned by the API. */
export function RichText({ content }: { content: LocalText }) {
  if (content.text === '') return null
  return (
    <div
      lang={content.lang}
      className="rich-text max-w-text [&_li]:my-1 [&_p+p]:mt-3"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API at saving and at reading.
      dangerouslySetInnerHTML={{ __html: content.text }}
    />
  )
}
