/** All files of this site that a page loads. */
export function filesOf(html: string): string[] {
  const sources = [...html.matchAll(/\s(?:src|poster)="(\/[^"]*)"/g)].map(([, file = '']) => file)
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  const linked = [...html.matchAll(/<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*>/g)]
  const links = linked.map(([tag]) => /\shref="(\/[^"]*)"/.exec(tag)?.[1] ?? '')
  return [...sources, ...sets, ...links]
    .filter((file) => file.startsWith('/'))
    .map((file) => file.replaceAll('&amp;', '&'))
}
