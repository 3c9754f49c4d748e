import { craneselectorFields } from '@minikran/contract/admin/cranes'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import {
  type ConfiguredRow,
  plainConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import { repeatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import { and, eq, exists, isNull, ne } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import {
  crane_configurations,
  craneselector_rows,
  craneselectors,
} from '../../../database/schema/cranes.ts'
import type { Answer } from '../../calls/call.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Change, type Errors, type Fields, filter, type Row } from '../items/resource.ts'
import { childRows } from '../parts/child-rows.ts'

// A machine has only one load chart in the selector.
const secondChart: Errors = { product_id: ['craneHasRows'] }

async function judgeMachine(db: Reader, { before, after }: Change): Promise<Errors> {
  const rows = after['rows'] as ConfiguredRow[]
  if (rows.length === 0) return {}
  return (await hasOtherChart(db, after['product_id'], before?.id ?? 0)) ? secondChart : {}
}

/** While a crane was in the trash, another may have got the load chart of its machine. */
async function judgeRestore(db: Reader, { id, product_id }: Row): Promise<Answer | null> {
  const rows = await db.$count(craneselector_rows, eq(craneselector_rows.craneselector_id, id))
  const isSecond = rows > 0 && (await hasOtherChart(db, product_id, id))
  return isSecond ? { kind: 'invalid', errors: secondChart } : null
}

/** Simultaneous changes of the charts of one machine wait for each other. */
async function hasOtherChart(db: Reader, product: unknown, id: number): Promise<boolean> {
  if (typeof product !== 'number') return false
  await lockName(db, `load chart of product ${product}`)
  const charted = exists(
    db
      .select({ line: craneselector_rows.line })
      .from(craneselector_rows)
      .where(eq(craneselector_rows.craneselector_id, craneselectors.id)),
  )
  const others = await db.$count(
    craneselectors,
    and(
      eq(craneselectors.product_id, product),
      ne(craneselectors.id, id),
      isNull(craneselectors.deleted_at),
      charted,
    ),
  )
  return others > 0
}

// A load chart has no line twice.
function judgeRows(after: Fields): Errors {
  const repeated = repeatedRows(after['rows'] as ConfiguredRow[])
  return Object.fromEntries(repeated.map((index) => [`rows.${index}.lift_height`, ['lineOnCrane']]))
}

/** No key twice, and no row with an unknown key. */
function judgeConfigurations(after: Fields): Errors {
  const rows = after['rows'] as ConfiguredRow[]
  const keys = (after['configurations'] as { key: string }[]).map(({ key }) => key)
  const known = keys.length === 0 ? [plainConfiguration] : keys
  const twice = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [[`configurations.${index}.key`, ['keyTwice']]] : [],
  )
  const unknown = rows.flatMap(({ configuration }, index) =>
    known.includes(configuration)
      ? []
      : [[`rows.${index}.configuration`, ['unknownConfiguration']]],
  )
  return Object.fromEntries([...twice, ...unknown])
}

const configurationsPart = childRows({
  field: 'configurations',
  table: crane_configurations,
  owner: 'craneselector_id',
  columns: ['key', 'title_sv', 'title_en', 'product_id', 'included', 'extra_weight'],
  orderBy: ['order'],
  also: (order) => ({ order }),
})

const rowsPart = childRows({
  field: 'rows',
  table: craneselector_rows,
  owner: 'craneselector_id',
  columns: ['lift_height', 'lift_radius', 'lift_weight', 'configuration'],
  orderBy: ['line'],
  also: (index) => ({ line: index + 1 }),
})

export const craneselectorResource = defineResource({
  item: 'craneselectors',
  table: craneselectors,
  isContent: true,
  fields: craneselectorFields,
  shown: viewed,
  images: 'craneselector_id',
  parts: [configurationsPart, rowsPart],
  notInLists: ['content_sv', 'content_en', 'configurations', 'rows', 'image_ids'],
  sort: ['order', 'title', 'weight', 'manufacturer_id', 'showcase', 'updated_at'],
  search: [craneselectors.title, craneselectors.slug],
  filters: {
    manufacturer_id: filter(filters.id(), (id) => eq(craneselectors.manufacturer_id, id)),
    showcase: filter(filters.flag(), (is) => eq(craneselectors.showcase, is)),
  },
  judge: async (db, change) => ({
    ...judgeRows(change.after),
    ...judgeConfigurations(change.after),
    ...(await judgeMachine(db, change)),
  }),
  judgeMove: async (tx, row, move) => (move === 'restore' ? judgeRestore(tx, row) : null),
  // The copy is of another machine, which still has to be chosen.
  toCopy: (fields) => ({ ...fields, product_id: null }),
  unique: { craneselectors_slug: { field: 'slug', rule: 'slugExists' } },
})
