import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { meantWords } from './one-typo.ts'
import type { Vocabulary } from './search-vocabulary.ts'

const mostWords = 8
const longestWord = 60
const signsAround = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+$/gu

/**
 * The words of a search. Signs around a word are no operators and say nothing, nor does a part
 * without a letter or digit.
 */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .map((part) => part.replaceAll(signsAround, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(''))
}

/** A search as it came, and what its words may mean. */
export type ProductSearch = { search: string; vocabulary: Vocabulary }
/** Which products a search finds, and how well, best first; null when it has no word. */
export type SearchCondition = { where: SQL; order: SQL } | null

/**
 * Two arms: Swedish and English stems; and every word as a part of a
 * compound, an article number or the category's name, or, when it stands nowhere, as what was
 * meant but for one typo.
 */
export async function searchCondition(
  db: Database,
  { search, vocabulary }: ProductSearch,
): Promise<SearchCondition> {
  const words = searchWords(search)
  if (words.length === 0) return null
  const text = words.join(' ')
  const query = sql`(
    plainto_tsquery('public.sv', ${text}) || plainto_tsquery('pg_catalog.english', ${text})
    || plainto_tsquery('pg_catalog.simple', ${text})
  )`
  const [known, categories] = await Promise.all([vocabulary(), listCategoriesNamed(db, words)])
  const literally = words.map((word) => sql`norm like ${containing(word)}`)
  // The search text begins with the Swedish title. Ranking every hit by its stems cost more than
  // finding them.
  const inTitle = words.map(
    (word) => sql`strpos(norm, public.f_norm(${word})) between 1 and length(title_sv)`,
  )
  const somehow = words.map((word, index) => {
    const meant = meantWords(word, known).map((other) => sql`norm like ${containing(other)}`)
    const ids = categories[index] ?? []
    const inCategory = ids.length === 0 ? [] : [sql`prodsubcat_id = any(${sql.param(ids)})`]
    return sql`(${sql.join([sql`norm like ${containing(word)}`, ...meant, ...inCategory], sql` or `)})`
  })
  return {
    where: sql`((${every(somehow)}) or search @@ ${query})`,
    order: sql`case when ${every(inTitle)} then 1 when ${every(literally)} then 2 else 3 end`,
  }
}

/** For each word the subcategories that it names, by their own titles or their category's. */
async function listCategoriesNamed(db: Database, words: string[]): Promise<number[][]> {
  const named = words.map(
    (word, index) => sql`array_agg(id) filter (where
      norm like ${containing(word)}
      or to_tsvector('public.sv', norm) @@ plainto_tsquery('public.sv', ${word})
      or to_tsvector('pg_catalog.english', norm) @@ plainto_tsquery('pg_catalog.english', ${word})
    ) as ${sql.identifier(`word_${index}`)}`,
  )
  const { rows } = await db.execute<Record<string, number[] | null>>(sql`
    select ${sql.join(named, sql`, `)} from (
      select ${prodsubcats.id} as id, public.f_norm(concat_ws(' ',
        ${prodsubcats.prodsubcat_title_sv}, ${prodsubcats.prodsubcat_title_en},
        ${prodcats.prodcat_title_sv}, ${prodcats.prodcat_title_en})) as norm
      from ${prodsubcats} join ${prodcats} on ${prodcats.id} = ${prodsubcats.prodcat_id}
    ) as titles
  `)
  return words.map((_, index) => rows[0]?.[`word_${index}`] ?? [])
}

const every = (conditions: SQL[]) => sql.join(conditions, sql` and `)

const containing = (word: string) => {
  const literal = word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`'%' || public.f_norm(${literal}) || '%'`
}
