const most = 300

/** A value that is a text, else nothing. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Any field's value as a line of text, marks left out. */
export function shownText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'string' ? value.replaceAll(/<[^>]*>/g, ' ') : JSON.stringify(value)
  return text.length > most ? `${text.slice(0, most)} …` : text
}
