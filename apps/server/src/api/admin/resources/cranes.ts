import { craneselectorFields } from '@minikran/contract/admin/cranes'
import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import {
  type ConfiguredRow,
  plainConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import { repeatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import { and, eq, exists, isNull, ne } from 'drizzle-orm'
import {
  crane_configurations,
  craneselector_rows,
  craneselectors,
} from '../../../database/schema/cranes.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Change, type Errors, type Fields, filter, type Reader } from '../items/resource.ts'
import { childRows } from '../parts/child-rows.ts'

// A machine has only one load chart in the selector.
async function judgeMachine(db: Reader, { before, after }: Change): Promise<Errors> {
  const product = after['product_id']
  const rows = after['rows'] as ConfiguredRow[]
  if (typeof product !== 'number' || rows.length === 0) return {}
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
      ne(craneselectors.id, before?.id ?? 0),
      isNull(craneselectors.deleted_at),
      charted,
    ),
  )
  return others === 0 ? {} : { product_id: ['craneHasRows'] }
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
  // The copy is of another machine, which still has to be chosen.
  toCopy: (fields) => ({ ...fields, product_id: null }),
  unique: { craneselectors_slug: { field: 'slug', rule: 'slugExists' } },
})
