type Site = { publicUrl: string; lang: 'sv' | 'en' }

/** A Swedish address of the website as a whole link in the reader's language. */
export function siteLink({ publicUrl, lang }: Site, path: string): string {
  return `${publicUrl}${lang === 'en' ? '/en' : ''}${path}`
}
