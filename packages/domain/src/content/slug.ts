const swedish: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
}
const longest = 120

/** A title as a URL slug: lower-case letters and digits with hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[åäöæøß]/g, (letter) => swedish[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  return words.join('-').slice(0, longest).replace(/-$/, '')
}
