import { compress } from '../http/compression.ts'
import { compressedForm, type FinishedAnswer } from './finished-answer.ts'
import type { FinishedStore } from './finished-store.ts'

export type FormMaker = {
  /** Makes the compressed form in the background, once; until then it is compressed quickly. */
  make: (key: string, answer: FinishedAnswer, encoding: 'br' | 'gzip') => void
}

/** Compresses what is kept as small as can be, one at a time so that visitors keep the processor. */
export function createFormMaker(store: FinishedStore): FormMaker {
  const begun = new WeakMap<FinishedAnswer, Set<string>>()
  let last: Promise<void> = Promise.resolve()

  const makeNow = async (key: string, answer: FinishedAnswer, encoding: 'br' | 'gzip') => {
    // Dropped while it waited: nobody will ask for it.
    if (!store.holds(key, answer)) return
    const bytes = await compress(answer.plain.body, encoding, 'once')
    answer[encoding] = compressedForm(answer, encoding, bytes)
    store.reweigh(key, answer)
  }
  return {
    make(key, answer, encoding) {
      const known = begun.get(answer) ?? new Set()
      if (known.has(encoding)) return
      begun.set(answer, known.add(encoding))
      last = last.then(() => makeNow(key, answer, encoding)).catch(() => undefined)
    },
  }
}
