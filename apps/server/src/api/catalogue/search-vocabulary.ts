import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import type { WhileUnchanged } from '../../response-cache/while-unchanged.ts'
import { type KnownWords, knownWords } from './one-typo.ts'

/** The words of all products' search texts. */
export type Vocabulary = () => Promise<KnownWords>

export function createVocabulary(db: Database, whileUnchanged: WhileUnchanged): Vocabulary {
  return whileUnchanged(async () => {
    const { rows } = await db.execute<{ word: string }>(sql`
      select distinct word from ${products},
        lateral regexp_split_to_table(norm, '[^[:alnum:]]+') as word
      where ${products.deleted_at} is null and length(word) between 4 and 60
    `)
    return knownWords(rows.map((row) => row.word))
  })
}
