import {
  type SearchHeat,
  type SearchReport,
  searchHeatQuery,
  searchHeatSchema,
  searchReportSchema,
  searchReportsQuery,
} from '@minikran/contract/admin/searches'
import { craneClass } from '@minikran/domain/crane-selection/crane-class'
import { type SizeName, sizeBoxes } from '@minikran/domain/crane-selection/size-box'
import type { Database } from '../../database/client.ts'
import { type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import type { AdminParts } from './items/resource-calls.ts'
import { countSearches, listMissed, listSearches, type SearchFilters } from './searches.queries.ts'
import { tableCall } from './tables/table-call.ts'

/** What was searched for, by month and size: the company decides new stock from it. */
export function searchReportCalls(parts: AdminParts): Call[] {
  const { db } = parts
  return [
    readCall({
      path: '/admin/getSearchReportsArr',
      summary: 'Back office: crane searches by month, depot and size box',
      permission: 'backoffice:use',
      query: searchReportsQuery,
      answer: listOf(searchReportSchema),
      async handle({ query: { page, per_page, sort, order, ...filters } }) {
        const [rows, count] = await Promise.all([
          listSearches(db, filters, { sort, order })
            .limit(per_page)
            .offset((page - 1) * per_page),
          countSearches(db, filters),
        ])
        return { kind: 'list', data: rows.map(presentBox), count }
      },
    }),
    readCall({
      path: '/admin/getSearchHeatObj',
      summary:
        'Back office: crane searches without hits or with tight answers, by height and radius',
      permission: 'backoffice:use',
      query: searchHeatQuery,
      answer: dataOf(searchHeatSchema),
      handle: async ({ query }) => ({ kind: 'data', data: await findSearchHeat(db, query) }),
    }),
    tableCall(parts, {
      path: '/admin/exportSearchReports',
      permission: 'list:export',
      item: 'searchreports',
      query: searchReportsQuery.omit({ page: true, per_page: true }),
      async find(_, { sort, order, ...filters }) {
        const found = await listSearches(db, filters, { sort, order })
        const rows = found.map(presentBox).map((box) => heads.map((head) => box[head]))
        return { heads, rows, count: found.length }
      },
    }),
  ]
}

type BoxRow = Awaited<ReturnType<typeof listSearches>>[number]

const boxAt = (name: SizeName, index: number) => sizeBoxes(name)[index] ?? { from: 0, to: null }

const noClass = { from: null, to: null }

function presentBox(row: BoxRow): SearchReport {
  const height = boxAt('height', row.height)
  const radius = boxAt('radius', row.radius)
  const weight = boxAt('weight', row.weight)
  const needed = row.moment === null ? noClass : craneClass(row.moment)
  return {
    id: `${row.month}.${row.depot_id ?? 0}.${row.height}.${row.radius}.${row.weight}`,
    month: row.month,
    depot_id: row.depot_id,
    height_from: height.from,
    height_to: height.to,
    radius_from: radius.from,
    radius_to: radius.to,
    weight_from: weight.from,
    weight_to: weight.to,
    searches: row.searches,
    without_hits: row.without_hits,
    tight: row.tight,
    moment_from: needed.from,
    moment_to: needed.to,
  }
}

const heads = [
  'month',
  'depot_id',
  'height_from',
  'height_to',
  'radius_from',
  'radius_to',
  'weight_from',
  'weight_to',
  'searches',
  'without_hits',
  'tight',
  'moment_from',
  'moment_to',
] as const

/** The misses for the heat map. */
export async function findSearchHeat(db: Database, filters: SearchFilters): Promise<SearchHeat> {
  const rows = await listMissed(db, filters)
  const cells = rows.map(({ height, radius, without_hits, tight, most_weight }) => ({
    height_to: boxAt('height', height).to,
    radius_to: boxAt('radius', radius).to,
    without_hits,
    tight,
    most_weight,
  }))
  return { cells }
}
