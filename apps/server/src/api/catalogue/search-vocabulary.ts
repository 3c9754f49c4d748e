import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import { type KnownWords, knownWords } from './one-typo.ts'

/** The words of all products' search texts, at most a minute old. */
export type Vocabulary = () => Promise<KnownWords>

export const vocabularyHoldsMs = 60_000

/** Reads the words anew in the background, so that only the first search waits. */
export function createVocabulary(db: Database, now: () => number): Vocabulary {
  let words: Promise<KnownWords> | null = null
  let readAtMs = Number.NEGATIVE_INFINITY

  const read = async () => {
    const { rows } = await db.execute<{ word: string }>(sql`
      select distinct word from ${products},
        lateral regexp_split_to_table(norm, '[^[:alnum:]]+') as word
      where ${products.deleted_at} is null and length(word) between 4 and 60
    `)
    return knownWords(rows.map((row) => row.word))
  }
  const readFirst = () => {
    readAtMs = now()
    const first = read()
    // After an error the next search tries again.
    first.catch(() => {
      words = null
    })
    return first
  }
  const readAgain = async () => {
    readAtMs = now()
    try {
      const fresh = await read()
      words = Promise.resolve(fresh)
    } catch {
      // The old words stay. The search itself fails while the database is away.
      readAtMs = Number.NEGATIVE_INFINITY
    }
  }
  return () => {
    if (words === null) words = readFirst()
    else if (now() - readAtMs >= vocabularyHoldsMs) void readAgain()
    return words
  }
}
