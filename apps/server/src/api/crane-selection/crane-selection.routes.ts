import {
  craneFleetQuery,
  craneNearMissesQuery,
  craneselectorQuery,
  craneselectorsQuery,
  loadChartQuery,
  unchartedCranesQuery,
} from '@minikran/contract/crane-queries'
import {
  craneNearMissSchema,
  craneSchema,
  fleetCraneSchema,
  selectedCraneSchema,
  unchartedCranesSchema,
} from '@minikran/contract/crane-selection'
import { z } from '@minikran/contract/z'
import { outlierFields } from '@minikran/domain/crane-selection/outlier'
import { selectCranes } from '@minikran/domain/crane-selection/select-cranes'
import type { Database } from '../../database/client.ts'
import { craneTables } from '../../database/content-tables.ts'
import type { SearchRecorder } from '../../search-recorder/search-recorder.ts'
import { type Call, dataOf, listOf, readCall } from '../calls/call.ts'
import { type CraneQueries, createCraneQueries } from './cranes.queries.ts'
import { findFleet } from './find-fleet.ts'
import { countMatches, findMatches, hasGoodMatch } from './find-matches.ts'
import { findNearMisses } from './find-near-misses.ts'
import { loadChartFileName, loadChartText } from './load-chart.ts'
import { presentCrane, presentHit, presentListed, presentNearMiss } from './present-crane.ts'

type Given = { db: Database; searches: SearchRecorder }
type Parts = Given & { cranes: CraneQueries }

/** The crane selector: which cranes make a lift, which nearly do, and their load charts. */
export function craneSelectionCalls(given: Given): Call[] {
  const parts = { ...given, cranes: createCraneQueries(given.db) }
  return [
    selectedCall(parts),
    nearMissesCall(parts),
    unchartedCall(parts),
    fleetCall(parts),
    craneCall(parts),
    loadChartCall(parts),
  ]
}

const selectedCall = ({ db, cranes, searches }: Parts) =>
  readCall({
    path: '/site/getCraneselectorsArr',
    summary:
      'The cranes that make a lift, smallest machine first; records the search unless no_count is set',
    permission: 'catalogue:read',
    query: craneselectorsQuery,
    answer: listOf(selectedCraneSchema),
    reads: craneTables,
    // Every search is recorded.
    cacheKey: () => null,
    async handle({ query: { platform, depot, page, per_page, no_count, ...lift } }) {
      const [found, total] = await Promise.all([
        findMatches(db, lift, { page, per_page }).then(cranes.byIds),
        countMatches(db, lift),
      ])
      const hits = selectCranes(found, lift)
      if (page === 1 && !no_count) {
        const seemsTight = total > 0 && hits.every(({ word }) => word === 'tight')
        const isTight = seemsTight && (total === hits.length || !(await hasGoodMatch(db, lift)))
        searches.record({ lift, platform, hitCount: total, isTight, depot })
      }
      return { kind: 'list', data: hits.map(presentHit), count: total }
    },
  })

const nearMissesCall = ({ db, cranes }: Parts) =>
  readCall({
    path: '/site/getCraneNearMissesArr',
    summary: 'The cranes that one small change of the lift would bring in, smallest change first',
    permission: 'catalogue:read',
    query: craneNearMissesQuery,
    answer: listOf(craneNearMissSchema),
    reads: craneTables,
    cacheKey: () => null,
    async handle({ query: { extra = 0, per_page, platform: _, ...lift } }) {
      const misses = await findNearMisses(db, { lift, extraKg: extra, most: per_page })
      const records = await cranes.byIds(misses.map((miss) => miss.crane.id))
      const byId = new Map(records.map((record) => [record.id, record]))
      const data = misses.flatMap((miss) => {
        const record = byId.get(miss.crane.id)
        return record === undefined ? [] : [presentNearMiss(record, miss)]
      })
      return { kind: 'list', data, count: data.length }
    },
  })

const unchartedCall = ({ cranes }: Parts) =>
  readCall({
    path: '/site/getUnchartedCranesObj',
    summary: 'The cranes without a load chart that could make a lift by their largest figures',
    permission: 'catalogue:read',
    query: unchartedCranesQuery,
    answer: dataOf(unchartedCranesSchema),
    reads: craneTables,
    cacheKey: () => null,
    async handle({ query: { platform: _, ...lift } }) {
      const [charted, largest, found] = await Promise.all([
        cranes.countCharted(),
        outlierFields(lift).length === 0 ? null : cranes.findLargest(),
        cranes.findUncharted(lift),
      ])
      return { kind: 'data', data: { charted, largest, cranes: found.map(presentListed) } }
    },
  })

const fleetCall = ({ db, cranes }: Parts) =>
  readCall({
    path: '/site/getCraneFleetArr',
    summary: 'The rented cranes with their sizes, smallest first, and which of them make a lift',
    permission: 'catalogue:read',
    query: craneFleetQuery,
    answer: listOf(fleetCraneSchema),
    reads: craneTables,
    // Only the answer without a lift is requested often.
    cacheKey: ({ query }) => (query.height === undefined ? query : null),
    async handle({ query }) {
      const data = await findFleet({ db, cranes }, query)
      return { kind: 'list', data, count: data.length }
    },
  })

type CraneName = { slug?: string | undefined; product_slug?: string | undefined }

const findCrane = ({ cranes }: Parts, { slug, product_slug }: CraneName) =>
  slug === undefined ? cranes.findByProduct(product_slug ?? '') : cranes.findBySlug(slug)

const craneCall = (parts: Parts) =>
  readCall({
    path: '/site/getCraneselectorObj',
    summary: 'A crane of the selector with its load chart, by its slug or its product’s',
    permission: 'catalogue:read',
    query: craneselectorQuery,
    answer: dataOf(craneSchema),
    reads: craneTables,
    async handle({ query }) {
      const crane = await findCrane(parts, query)
      return crane === null ? { kind: 'notFound' } : { kind: 'data', data: presentCrane(crane) }
    },
  })

const loadChartCall = (parts: Parts) =>
  readCall({
    path: '/site/getLoadChart',
    summary: 'A crane’s load chart as a file for spreadsheets',
    permission: 'catalogue:read',
    query: loadChartQuery,
    answer: z.string(),
    answerType: 'text/csv',
    reads: craneTables,
    async handle({ query }) {
      const crane = await findCrane(parts, query)
      if (crane === null || crane.rows.length === 0) return { kind: 'notFound' }
      const name = loadChartFileName(crane.slug, query.lang)
      const body = loadChartText(crane, query.lang)
      return { kind: 'file', name, type: 'text/csv; charset=utf-8', body }
    },
  })
