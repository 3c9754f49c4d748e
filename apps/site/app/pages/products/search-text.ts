const shortest = 2
const maxLength = 200

/** The search of `?q=`: none, too short, or a text. */
export type SearchText =
  | { kind: 'none' }
  | { kind: 'short'; text: string }
  | { kind: 'text'; text: string }

export function searchText(url: URL): SearchText {
  const given = url.searchParams.get('q')
  if (given === null) return { kind: 'none' }
  // The API refuses control characters.
  const text = given
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()
  return { kind: [...text].length < shortest ? 'short' : 'text', text }
}
