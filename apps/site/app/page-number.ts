export const pageParameter = 'sida'

/** The page number in a query, from 1; invalid ones are 1. */
export function pageIn(query: URLSearchParams): number {
  const number = Number(query.get(pageParameter) ?? '1')
  return Number.isSafeInteger(number) && number >= 1 && number <= 100_000 ? number : 1
}
