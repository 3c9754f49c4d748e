/** Search engines may read everything except calls, the back office, forms and pages of accounts. */
export function robotsText(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /mina-sidor/',
    'Disallow: /en/mina-sidor/',
    'Disallow: /forfragan',
    'Disallow: /en/forfragan',
    'Disallow: /anmalan',
    'Disallow: /en/anmalan',
    'Disallow: /kreditansokan',
    'Disallow: /en/kreditansokan',
    'Disallow: /servicearende',
    'Disallow: /en/servicearende',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
