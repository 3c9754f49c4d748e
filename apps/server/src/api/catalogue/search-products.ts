import { searchWords } from '@minikran/domain/catalogue/search-words'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { likeLiteral } from '../../database/like-literal.ts'
import { every } from './from-visible-products.ts'
import { meantWords } from './one-typo.ts'
import type { Vocabulary } from './search-vocabulary.ts'

/** The words of a search, and for each the texts that it may stand for, itself first. */
export type ProductSearch = SearchShape & { words: string[]; meant: string[][] }
/** How many words there are, and how many of the last ones are too short for the index of trigrams. */
export type SearchShape = { count: number; short: number }
/** Which products a search finds, and how well, best first. */
export type SearchCondition = { where: SQL; order: SQL }

/**
 * Null when the text has no word. A word may stand for itself without hyphens ("mc-305" for MC305) and
 * for known words, or beginnings of them, that are one typo away.
 */
export async function readSearch(
  search: string,
  vocabulary: Vocabulary,
): Promise<ProductSearch | null> {
  const words = searchWords(search)
  if (words.length === 0) return null
  const known = await vocabulary()
  const textsOf = (word: string) => {
    const spellings = [word, ...withoutHyphens(word)]
    return [...spellings, ...spellings.flatMap((spelling) => meantWords(spelling, known))]
  }
  const read = words.map((word) => ({ word, texts: textsOf(word) }))
  const long = read.filter(({ texts }) => texts.every(hasTrigram))
  const short = read.filter(({ texts }) => !texts.every(hasTrigram))
  const sorted = [...long, ...short]
  return {
    words: sorted.map(({ word }) => word),
    meant: sorted.map(({ texts }) => texts),
    count: sorted.length,
    short: short.length,
  }
}

// PostgreSQL indexes runs of three letters or digits.
const hasTrigram = (text: string) => /[\p{L}\p{Nd}]{3}/u.test(text)

const withoutHyphens = (word: string) => (word.includes('-') ? [word.replaceAll('-', '')] : [])

/** The parameters of a search of so many words, by their names in a prepared statement. */
export const searchParameters = ({ words, meant }: ProductSearch): Record<string, unknown> => ({
  text: words.join(' '),
  ...Object.fromEntries(words.map((word, at) => [`word${at}`, word])),
  ...Object.fromEntries(meant.map((texts, at) => [`meant${at}`, texts.map(likeLiteral)])),
})

/** The condition of a search for a query of its own. */
export function searchCondition(search: ProductSearch): SearchCondition {
  const values = searchParameters(search)
  return conditionOf(search, (name) => sql`${sql.param(values[name])}`)
}

/** The condition of all searches of one shape, for a prepared statement. */
export const preparedCondition = (shape: SearchShape): SearchCondition =>
  conditionOf(shape, (name) => sql.placeholder(name))

/**
 * A product is found by the stems of the words in Swedish or English. It is also found when each word,
 * or a text that it may stand for, is part of its search text, or names its category.
 */
function conditionOf(
  { count, short }: SearchShape,
  parameter: (name: string) => SQL | Placeholder,
): SearchCondition {
  const text = parameter('text')
  const query = sql`(
    plainto_tsquery('public.sv', ${text}) || plainto_tsquery('pg_catalog.english', ${text})
    || plainto_tsquery('pg_catalog.simple', ${text})
  )`
  const words = Array.from({ length: count }, (_, at) => ({
    word: parameter(`word${at}`),
    meant: parameter(`meant${at}`),
    // A text without a trigram would read the whole index; an expression is compared row by row.
    norm: at < count - short ? sql`norm` : sql`(norm || '')`,
  }))
  const containsAll = words.map(({ meant }) => sql`norm like ${itself(meant)}`)
  // The search text begins with the Swedish title. Hits are not ranked by their stems: that took
  // longer than to find them.
  const inTitle = words.map(
    ({ word }) => sql`strpos(norm, (select public.f_norm(${word}))) between 1 and length(title_sv)`,
  )
  const matchesEach = words.map(
    ({ word, meant, norm }) => sql`(
      ${norm} like any(array(select '%' || public.f_norm(part) || '%' from unnest(${meant}::text[]) as part))
      or prodsubcat_id = any(${subcategoriesNamed(word, meant)})
    )`,
  )
  return {
    where: sql`((${every(matchesEach)}) or search @@ ${query})`,
    order: sql`case when ${every(inTitle)} then 1 when ${every(containsAll)} then 2 else 3 end`,
  }
}

/** The word itself, for LIKE. A subquery, so that PostgreSQL normalizes it once, not for each row. */
const itself = (meant: SQL | Placeholder): SQL =>
  sql`(select '%' || public.f_norm((${meant}::text[])[1]) || '%')`

/** The subcategories that a word names, by their own titles or their category's. */
const subcategoriesNamed = (word: SQL | Placeholder, meant: SQL | Placeholder): SQL => sql`array(
  select titles.id from (
    select prodsubcats.id, public.f_norm(concat_ws(' ',
      prodsubcat_title_sv, prodsubcat_title_en, prodcat_title_sv, prodcat_title_en)) as norm
    from prodsubcats join prodcats on prodcats.id = prodsubcats.prodcat_id
  ) as titles
  where titles.norm like ${itself(meant)}
    or to_tsvector('public.sv', titles.norm) @@ plainto_tsquery('public.sv', ${word})
    or to_tsvector('pg_catalog.english', titles.norm) @@ plainto_tsquery('pg_catalog.english', ${word})
)`
