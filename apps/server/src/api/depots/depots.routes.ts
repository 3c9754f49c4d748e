import { depotIdQuery, depotSchema, depotSlugQuery } from '@minikran/contract/depots'
import type { Database } from '../../database/client.ts'
import { type Answer, type Call, dataOf, listOf, noQuery, readCall } from '../http/call.ts'
import { presentDepot } from './depots.present.ts'
import { createDepotQueries, type DepotRow } from './depots.queries.ts'

/** Depots with the hours that are current now (contract §2). */
export function depotCalls({ db, now }: { db: Database; now: () => number }): Call[] {
  const depots = createDepotQueries(db)

  const answerOne = async (row: DepotRow | null): Promise<Answer> => {
    if (row === null) return { kind: 'notFound' }
    const sets = await depots.listHoursSets()
    return { kind: 'data', data: presentDepot(row, { sets, nowMs: now() }) }
  }

  return [
    readCall({
      path: '/site/getDepotsArr',
      summary: 'All depots',
      permission: 'depot:read',
      query: noQuery,
      answer: listOf(depotSchema),
      async handle() {
        const [rows, sets] = await Promise.all([depots.list(), depots.listHoursSets()])
        const data = rows.map((row) => presentDepot(row, { sets, nowMs: now() }))
        return { kind: 'list', data, count: data.length }
      },
    }),
    readCall({
      path: '/site/getDepotObj',
      summary: 'A depot by its slug',
      permission: 'depot:read',
      query: depotSlugQuery,
      answer: dataOf(depotSchema),
      handle: async ({ query }) => answerOne(await depots.findBySlug(query.depot_slug)),
    }),
    readCall({
      path: '/site/getDepot',
      summary: 'A depot by its number',
      permission: 'depot:read',
      query: depotIdQuery,
      answer: dataOf(depotSchema),
      handle: async ({ query }) => answerOne(await depots.findById(query.depot_id)),
    }),
  ]
}
