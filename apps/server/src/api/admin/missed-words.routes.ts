import { missedWordsQuery, missedWordsSchema } from '@minikran/contract/admin/searches'
import type { z } from '@minikran/contract/z'
import { and, asc, desc, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { missed_words } from '../../database/schema/operations.ts'
import { leastSearches } from '../../search-recorder/may-be-counted.ts'
import { type Call, listOf, readCall } from '../calls/call.ts'
import type { AdminParts } from './items/resource-calls.ts'
import { tableCall } from './tables/table-call.ts'

type Filters = Omit<z.output<typeof missedWordsQuery>, 'page' | 'per_page'>

/** Which words were searched for and found nothing, by month. */
export function missedWordsCalls(parts: AdminParts): Call[] {
  const { db } = parts
  return [
    readCall({
      path: '/admin/getMissedWordsArr',
      summary: 'Back office: words that were searched for and found nothing, by month',
      permission: 'backoffice:use',
      query: missedWordsQuery,
      answer: listOf(missedWordsSchema),
      async handle({ query: { page, per_page, ...filters } }) {
        const [rows, count] = await Promise.all([
          listWords(db, filters)
            .limit(per_page)
            .offset((page - 1) * per_page),
          db.$count(missed_words, isShown(filters)),
        ])
        const data = rows.map((row) => ({ id: `${row.month}.${row.words}`, ...row }))
        return { kind: 'list', data, count }
      },
    }),
    tableCall(parts, {
      path: '/admin/exportMissedWords',
      permission: 'list:export',
      item: 'missedwords',
      query: missedWordsQuery.omit({ page: true, per_page: true }),
      async find(_, filters) {
        const found = await listWords(db, filters)
        const rows = found.map(({ month, words, searches }) => [month, words, searches])
        return { heads: ['month', 'words', 'searches'], rows, count: found.length }
      },
    }),
  ]
}

function listWords(db: Database, filters: Filters) {
  const direction = filters.order === 'asc' ? asc : desc
  return db
    .select({
      month: sql<string>`to_char(${missed_words.month}, 'YYYY-MM')`,
      words: missed_words.words,
      searches: missed_words.searches,
    })
    .from(missed_words)
    .where(isShown(filters))
    .orderBy(
      direction(missed_words[filters.sort]),
      desc(missed_words.searches),
      missed_words.words,
      desc(missed_words.month),
    )
    .$dynamic()
}

function isShown({ from, to }: Pick<Filters, 'from' | 'to'>) {
  return and(
    gte(missed_words.searches, leastSearches),
    from === undefined ? undefined : gte(missed_words.month, `${from}-01`),
    to === undefined ? undefined : lte(missed_words.month, `${to}-01`),
  )
}
