type Props = { url: string; text: (words: { host: string }) => string }

/** A link to another website, which is named by its host. */
export function WebsiteLink({ url, text }: Props) {
  const [, host = url] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url) ?? []
  return (
    <a href={url} rel="noopener" className="tap-link">
      {text({ host })}
    </a>
  )
}
