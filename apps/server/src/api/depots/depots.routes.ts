import {
  type Depot,
  depotEmployeeSchema,
  depotHoursSchema,
  depotIdQuery,
  depotSchema,
  depotSlugQuery,
} from '@minikran/contract/depots'
import { depotPath } from '@minikran/domain/catalogue/product-path'
import type { Database } from '../../database/client.ts'
import type { ContentTable } from '../../database/content-tables.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { type Answer, type Call, dataOf, listOf, noQuery, readCall } from '../calls/call.ts'
import { createDepotQueries, type DepotRow } from './depots.queries.ts'
import { presentHoursAt, presentHoursSet, type ShownHours } from './present-hours.ts'

const reads: readonly ContentTable[] = [
  'depots',
  'depothours',
  'depothourrows',
  'images',
  'image_uses',
]

type Given = { db: Database; now: () => number }
type Parts = { depots: ReturnType<typeof createDepotQueries>; now: () => number }

/** Depots with the hours that are current now. */
export function depotCalls({ db, now }: Given): Call[] {
  const parts = { depots: createDepotQueries(db), now }
  return [
    depotsCall(parts),
    depotCall(parts),
    numberedDepotCall(parts),
    hoursCall(parts),
    employeesCall(parts),
  ]
}

const depotsCall = ({ depots, now }: Parts) =>
  readCall({
    path: '/site/getDepotsArr',
    summary: 'All depots',
    permission: 'depot:read',
    query: noQuery,
    answer: listOf(depotSchema),
    reads,
    async handle() {
      const [rows, sets] = await Promise.all([depots.list(), depots.listHoursSets()])
      const hoursOf = presentHoursAt({ sets, nowMs: now() })
      const data = rows.map((row) => presentDepot(row, hoursOf(row.id)))
      return { kind: 'list', data, count: data.length, ...holding(data) }
    },
  })

async function answerOne({ depots, now }: Parts, row: DepotRow | null): Promise<Answer> {
  if (row === null) return { kind: 'notFound' }
  const sets = await depots.listHoursSets()
  const data = presentDepot(row, presentHoursAt({ sets, nowMs: now() })(row.id))
  return { kind: 'data', data, ...holding([data]) }
}

const depotCall = (parts: Parts) =>
  readCall({
    path: '/site/getDepotObj',
    summary: 'A depot by its slug',
    permission: 'depot:read',
    query: depotSlugQuery,
    answer: dataOf(depotSchema),
    reads,
    handle: async ({ query }) => answerOne(parts, await parts.depots.findBySlug(query.depot_slug)),
  })

const numberedDepotCall = (parts: Parts) =>
  readCall({
    path: '/site/getDepot',
    summary: 'A depot by its number',
    permission: 'depot:read',
    query: depotIdQuery,
    answer: dataOf(depotSchema),
    reads,
    handle: async ({ query }) => answerOne(parts, await parts.depots.findById(query.depot_id)),
  })

const hoursCall = ({ depots }: Parts) =>
  readCall({
    path: '/site/getDepotHours',
    summary: 'Every set of hours that may rule at a depot, for the time check of a form',
    permission: 'depot:read',
    query: depotIdQuery,
    answer: dataOf(depotHoursSchema),
    reads,
    async handle({ query: { depot_id } }) {
      const [row, sets] = await Promise.all([depots.findById(depot_id), depots.listHoursSets()])
      if (row === null) return { kind: 'notFound' }
      const own = sets.filter((set) => set.depot_id === null || set.depot_id === depot_id)
      return { kind: 'data', data: { depot_id, sets: own.map(presentHoursSet) } }
    },
  })

const employeesCall = ({ depots }: Parts) =>
  readCall({
    path: '/site/getDepotEmployeesArr',
    summary: 'Who answers at each depot: one item for each person and depot',
    permission: 'depot:read',
    query: noQuery,
    answer: listOf(depotEmployeeSchema),
    reads: ['depot_employees', 'depot_employee_depots', 'depots', 'images', 'image_uses'],
    async handle() {
      const data = await depots.listEmployees()
      return { kind: 'list', data, count: data.length }
    },
  })

function presentDepot(row: DepotRow, hours: ShownHours): Depot {
  return {
    id: row.id,
    depot_slug: row.depot_slug,
    depot_name: row.depot_name,
    title_sv: row.title_sv,
    title_en: row.title_en,
    continfo_sv: cleanRichText(row.continfo_sv),
    continfo_en: cleanRichText(row.continfo_en),
    images: row.images,
    corp_lat: row.corp_lat,
    corp_lng: row.corp_lng,
    corp_address: row.corp_address,
    corp_zip: row.corp_zip,
    corp_city: row.corp_city,
    phone: row.phone,
    email_address: row.email_address,
    social_url: row.social_url,
    shop_url: row.shop_url,
    path: depotPath(row),
    ...hours,
  }
}

/** What is said about the hours changes by the clock. */
function holding(data: readonly Depot[]): { validUntilMs?: number } {
  const instants = data.map(({ open_state }) => Date.parse(open_state.valid_until))
  return instants.length === 0 ? {} : { validUntilMs: Math.min(...instants) }
}
