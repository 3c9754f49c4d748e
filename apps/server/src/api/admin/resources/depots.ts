import {
  depotEmployeeFields,
  depotFields,
  depothoursFields,
  maxHoursRows,
} from '@minikran/contract/admin/depots'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { depotPath } from '@minikran/domain/catalogue/product-path'
import { type HoursRow, hoursTitles } from '@minikran/domain/opening-hours/active-hours'
import { hoursRowFaults } from '@minikran/domain/opening-hours/hours-row-faults'
import { hoursSetProblems } from '@minikran/domain/opening-hours/hours-set-problems'
import { eq, exists, sql } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { fullName } from '../../../database/full-name.ts'
import { findHoursSet, listHoursSets } from '../../../database/hours-sets.ts'
import { cases } from '../../../database/schema/cases.ts'
import {
  depot_employee_depots,
  depot_employees,
  depothourrows,
  depothours,
  depots,
} from '../../../database/schema/depots.ts'
import { users } from '../../../database/schema/people.ts'
import { products } from '../../../database/schema/products.ts'
import { defineResource } from '../items/define-resource.ts'
import { isDepotBound, seenOfDepot } from '../items/depot-rights.ts'
import { holdersBy } from '../items/item-holders.ts'
import { type Errors, type Fields, filter, type Holder } from '../items/resource.ts'
import { childRows } from '../parts/child-rows.ts'

const depotResource = defineResource({
  item: 'depots',
  table: depots,
  isContent: true,
  fields: depotFields,
  shown: viewed,
  notInLists: ['continfo_sv', 'continfo_en'],
  images: 'depot_id',
  sort: ['order', 'depot_name', 'corp_city', 'updated_at'],
  search: [depots.depot_name, depots.corp_city, depots.depot_slug, depots.corp_address],
  english: depots.title_en,
  visibleTo: seenOfDepot(depots.id, { shared: false }),
  unique: { depots_slug: { field: 'depot_slug', rule: 'slugExists' } },
  heldBy: holdersBy(
    { item: 'products', table: products, by: products.depot_id, title: products.title_sv },
    { item: 'depothours', table: depothours, by: depothours.depot_id, title: depothours.title },
    { item: 'users', table: users, by: users.depot_id, title: fullName },
    { item: 'cases', table: cases, by: cases.depot_id, title: cases.case_number },
  ),
  path: async (_, item) => depotPath({ depot_slug: String(item['depot_slug']) }),
})

const worksAt = (depotId: number) =>
  exists(
    sql`(select 1 from ${depot_employee_depots} where ${depot_employee_depots.depot_employee_id} = ${depot_employees.id} and ${depot_employee_depots.depot_id} = ${depotId})`,
  )

const depotEmployeeResource = defineResource({
  item: 'depotemployees',
  table: depot_employees,
  isContent: true,
  fields: depotEmployeeFields,
  shown: viewed,
  images: 'depot_employee_id',
  parts: [
    childRows({
      field: 'depot_ids',
      table: depot_employee_depots,
      owner: 'depot_employee_id',
      columns: 'depot_id',
      orderBy: ['depot_id'],
    }),
  ],
  sort: ['order', 'fullname', 'title_sv', 'updated_at'],
  search: [depot_employees.fullname, depot_employees.title_sv, depot_employees.email_address],
  english: depot_employees.title_en,
  filters: {
    depot_id: filter(filters.id(), worksAt),
  },
  visibleTo(actor) {
    if (!isDepotBound(actor)) return undefined
    return actor.depotId === null ? sql`false` : worksAt(actor.depotId)
  },
  shownAt: async (db, item) => {
    const [first] = item['depot_ids'] as number[]
    const [depot] = await db
      .select({ depot_slug: depots.depot_slug })
      .from(depots)
      .where(eq(depots.id, first ?? 0))
    return depot === undefined ? null : depotPath(depot)
  },
})

function judgeHours(after: Fields): Errors {
  const rows = after['depothourrows'] as HoursRow[]
  const faults = hoursRowFaults(rows)
  const named = [...faults].map(
    ([index, fault]) => [`depothourrows.${index}.day`, [fault]] as const,
  )
  // A set without an end is never active.
  const isEndless = after['publish_at'] !== null && after['unpublish_at'] === null
  return {
    ...(isEndless ? { unpublish_at: ['endless'] } : {}),
    ...(rows.length > maxHoursRows ? { depothourrows: ['maxCount'] } : {}),
    ...Object.fromEntries(named),
  }
}

const depothoursResource = defineResource({
  item: 'depothours',
  table: depothours,
  isContent: true,
  fields: depothoursFields,
  shown: viewed,
  parts: [
    childRows({
      field: 'depothourrows',
      table: depothourrows,
      owner: 'depothour_id',
      columns: ['day', 'date', 'closed', 'from', 'to'],
      orderBy: ['date', 'day', 'id'],
      also: (_, { closed }) => (closed ? { from: null, to: null } : {}),
    }),
  ],
  sort: ['title', 'publish_at', 'unpublish_at', 'depot_id', 'order', 'updated_at'],
  notInLists: ['depothourrows'],
  filters: {
    title: filter(filters.code(Math.max(...hoursTitles)), (title) => eq(depothours.title, title)),
    depot_id: filter(filters.id(), (id) => eq(depothours.depot_id, id)),
  },
  visibleTo: seenOfDepot(depothours.depot_id, { shared: true }),
  judge: async (_, { after }) => judgeHours(after),
  heldBy: holdersOfHours,
})

export const depotResources = {
  depots: depotResource,
  depotemployees: depotEmployeeResource,
  depothours: depothoursResource,
}

// A row is a weekday or a single date.
const daysOf = holdersBy({
  item: 'depothourrows',
  table: depothourrows,
  by: depothourrows.depothour_id,
  title: sql`coalesce(${depothourrows.date}::text, ${depothourrows.day}::text)`,
})

/** Opening hours cannot be deleted while they have days or problems. */
async function holdersOfHours(db: Reader, id: number): Promise<Holder[]> {
  const days = await daysOf(db, id)
  const set = await findHoursSet(db, id)
  if (set === null) return days
  const others = await listHoursSets(db)
  const { rows } = await db.execute<{ now: Date }>(sql`select now() as now`)
  const nowMs = new Date(rows[0]?.now ?? 0).getTime()
  const problems = hoursSetProblems(set, others, nowMs).flatMap((problem): Holder[] => {
    // A set without days is what may be deleted.
    if (problem.kind === 'daysMissing' || problem.kind === 'daysLost') return []
    if (problem.kind === 'gap') return [{ item: 'depothourgaps', id, title: problem.from }]
    const other = others.find((one) => one.id === problem.with)
    return [{ item: 'depothours', id: problem.with, title: String(other?.title ?? '') }]
  })
  return [...days, ...problems]
}
