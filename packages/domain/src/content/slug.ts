// Letters that Unicode does not compose of a plain letter and a mark, as it does å, ä and ö.
const undivided: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' }
const longest = 120

/** A title as a URL slug: lower-case letters and digits with hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[æøß]/g, (letter) => undivided[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  return words.join('-').slice(0, longest).replace(/-$/, '')
}
