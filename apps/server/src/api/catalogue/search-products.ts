import { type SQL, sql } from 'drizzle-orm'
import { likeLiteral } from '../../database/like-literal.ts'
import { every } from './listed-products.ts'
import { meantWords } from './one-typo.ts'
import type { Vocabulary } from './search-vocabulary.ts'
import { searchWords } from './search-words.ts'

/** A search as it was typed, and the words that it may mean. */
export type ProductSearch = { search: string; vocabulary: Vocabulary }
/** Which products a search finds, and how well, best first; null when it has no word. */
export type SearchCondition = { where: SQL; order: SQL } | null

/**
 * A product is found by the stems of the words in Swedish or English. It is also found when each word,
 * or a known word one typo away, is part of its search text, or names its category.
 */
export async function searchCondition({
  search,
  vocabulary,
}: ProductSearch): Promise<SearchCondition> {
  const words = searchWords(search)
  if (words.length === 0) return null
  const text = words.join(' ')
  const query = sql`(
    plainto_tsquery('public.sv', ${text}) || plainto_tsquery('pg_catalog.english', ${text})
    || plainto_tsquery('pg_catalog.simple', ${text})
  )`
  const known = await vocabulary()
  const containsAll = words.map((word) => sql`norm like ${containing(word)}`)
  // The search text begins with the Swedish title. Hits are not ranked by their stems: that took
  // longer than to find them.
  const inTitle = words.map(
    (word) => sql`strpos(norm, public.f_norm(${word})) between 1 and length(title_sv)`,
  )
  const matchesEach = words.map((word) => {
    const meant = meantWords(word, known).map((other) => sql`norm like ${containing(other)}`)
    const inCategory = sql`prodsubcat_id = any(${subcategoriesNamed(word)})`
    return sql`(${sql.join([sql`norm like ${containing(word)}`, ...meant, inCategory], sql` or `)})`
  })
  return {
    where: sql`((${every(matchesEach)}) or search @@ ${query})`,
    order: sql`case when ${every(inTitle)} then 1 when ${every(containsAll)} then 2 else 3 end`,
  }
}

/**
 * The subcategories that a word names, by their own titles or their category's. Plain names: Drizzle
 * writes out each column again for each word, which took a twentieth of a search's time.
 */
const subcategoriesNamed = (word: string): SQL => sql`array(
  select titles.id from (
    select prodsubcats.id, public.f_norm(concat_ws(' ',
      prodsubcat_title_sv, prodsubcat_title_en, prodcat_title_sv, prodcat_title_en)) as norm
    from prodsubcats join prodcats on prodcats.id = prodsubcats.prodcat_id
  ) as titles
  where titles.norm like ${containing(word)}
    or to_tsvector('public.sv', titles.norm) @@ plainto_tsquery('public.sv', ${word})
    or to_tsvector('pg_catalog.english', titles.norm) @@ plainto_tsquery('pg_catalog.english', ${word})
)`

const containing = (word: string) => sql`'%' || public.f_norm(${likeLiteral(word)}) || '%'`
