import { mostShown, withoutMarkup } from './plain-words.ts'

/** How many words before and after a change are shown with it. */
const around = 5

/**
 * What differs between two texts, with some words around it. Texts that are short enough to be shown
 * whole, and those of the same words, are left whole.
 */
export function changedWords(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= mostShown) return [before, after]
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const first = old.findIndex((word, at) => word !== now[at])
  const start = first === -1 ? old.length : first
  const most = Math.min(old.length, now.length) - start
  let end = 0
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1
  if (start + end === old.length && old.length === now.length) return [before, after]
  const shown = { from: start - around, leftOut: end - around }
  return [part(old, shown), part(now, shown)]
}

const wordsOf = (text: string) =>
  withoutMarkup(text)
    .split(/\s+/)
    .filter((word) => word !== '')

type Shown = { from: number; leftOut: number }

function part(words: readonly string[], { from, leftOut }: Shown): string {
  const shown = words.slice(Math.max(from, 0), words.length - Math.max(leftOut, 0)).join(' ')
  return `${from > 0 ? '… ' : ''}${shown}${leftOut > 0 ? ' …' : ''}`
}
