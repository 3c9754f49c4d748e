import { oreFromSek } from '@minikran/domain/primitives/money'
import type { craneselectors } from '../src/database/schema/cranes.ts'
import type { products } from '../src/database/schema/products.ts'
import {
  type Placement,
  placementOfCrane,
  placementOfEquipment,
  searchTagsById,
  searchTagsByKind,
} from './kinds.ts'
import { demoLoadChart } from './load-charts.ts'
import { machineText } from './machine-texts.ts'
import { isBrand, serviceOf, wordMarkFile } from './manufacturers.ts'
import { type CraneRecord, type EquipmentRecord, readCranes, readEquipment } from './read-data.ts'
import { factsOf, type Pair } from './sentences.ts'
import { technicalValues } from './technical-values.ts'
import { demoTemplates, type Kind, namedField } from './templates.ts'

export type ProductRow = typeof products.$inferInsert
type CraneRow = typeof craneselectors.$inferInsert

/** Numbers of the rows that products point to, by their keys. */
export type References = {
  subcategoryId: (slug: string) => number
  manufacturerId: (name: string) => number | null
  depotCount: number
  vatPercent: number
}

type Machine = {
  record: CraneRecord | EquipmentRecord
  placement: Placement
  title: Pair
}

const rented = 2
const own = 1
const featured = new Set([
  'jekko-spx532',
  'unic-urw-295',
  'hoeflon-c6e',
  'maeda-mc305c-2',
  'befard-xgr800',
  'grabo-pro',
  'hinowa-lightlift-17-75',
  'yanmar-c12r',
])

/** Template and the four highlights of a kind of product. */
export function templateColumns(kind: Kind) {
  const index = demoTemplates.findIndex((template) => template.kind === kind)
  const template = demoTemplates[index]
  if (template === undefined) throw new Error(`No template for ${kind}`)
  const [first, second, third, fourth] = template.highlights
  return {
    prodtpl_id: index + 1,
    fld_title1: namedField(first),
    fld_title2: namedField(second),
    fld_title3: namedField(third),
    fld_title4: namedField(fourth),
  }
}

function priceColumns({ prices_sek_ex_vat: prices }: Machine['record']) {
  return {
    price_first_day_ore: oreFromSek(prices.price_first_day),
    price_following_days_ore: oreFromSek(prices.price_following_days),
    price_weekend_ore: oreFromSek(prices.price_weekend),
    price_basic_fee_ore: oreFromSek(prices.price_basic_fee),
  }
}

function productRow(machine: Machine, index: number, refs: References): ProductRow {
  const { record, placement, title } = machine
  const { columns, fields } = technicalValues(record)
  const kind = placement.kind
  if (kind === 'course') throw new Error(`${record.id} is no machine`)
  const text = machineText(kind, factsOf(title, { ...fields, ...columns }))
  return {
    id: index + 1,
    product_slug: record.id,
    prodsubcat_id: refs.subcategoryId(placement.subcategory),
    manufacturer_id: refs.manufacturerId(record.manufacturer),
    model: record.model,
    title_sv: title.sv,
    title_en: title.en,
    content_sv: text.sv,
    content_en: text.en,
    type: 0,
    status: 1,
    depot_id: (index % refs.depotCount) + 1,
    depot_ownership: index % 9 === 8 ? rented : own,
    green_lifting: record.green_lifting,
    search_tags: [
      searchTagsByKind[kind],
      searchTagsById[record.id] ?? [],
      isBrand(record.manufacturer) ? record.manufacturer : [],
    ]
      .flat()
      .join(' '),
    placements: featured.has(record.id) ? 'home' : null,
    ...templateColumns(kind),
    prod_vat: refs.vatPercent,
    ...priceColumns(record),
    ...columns,
    fields,
    order: (index + 1) * 10,
  }
}

const selectorTypes = {
  spider: 'spider-crane',
  crawler: 'crawler-crane',
  'articulated-crawler': 'articulated-crane',
  'pick-and-carry-mini': 'pick-and-carry-crane',
} as const satisfies Record<CraneRecord['type'], CraneRow['crane_type']>

function craneTitle({ manufacturer, model }: CraneRecord): Pair {
  const title = `${manufacturer} ${model}`
  return { sv: title, en: title }
}

/** The 35 cranes, then the 70 other machines, as products with the record's id as slug. */
export function demoMachines(refs: References): ProductRow[] {
  const cranes = readCranes().map((record) => ({
    record,
    placement: placementOfCrane(record),
    title: craneTitle(record),
  }))
  const others = readEquipment().map((record) => ({
    record,
    placement: placementOfEquipment(record),
    title: { sv: record.title_sv, en: record.title_en },
  }))
  return [...cranes, ...others].map((machine, index) => productRow(machine, index, refs))
}

/** Every crane again for the crane selector, tied to its product, with its load chart. */
export function demoCraneSelectors(machines: ProductRow[]) {
  const cranes = readCranes()
  const selectors: CraneRow[] = cranes.map((crane, index) => {
    const product = machines.find((machine) => machine.product_slug === crane.id)
    return {
      id: index + 1,
      slug: crane.id,
      title: craneTitle(crane).sv,
      manufacturer_id: product?.manufacturer_id ?? null,
      product_id: product?.id ?? null,
      weight: product?.weight ?? null,
      crane_type: selectorTypes[crane.type],
      content_sv: product?.content_sv ?? '',
      content_en: product?.content_en ?? null,
      ...serviceOf(crane.manufacturer),
      showcase: featured.has(crane.id),
      logo_img: isBrand(crane.manufacturer) ? wordMarkFile(crane.manufacturer) : null,
      order: (index + 1) * 10,
    }
  })
  const charts = cranes.map((crane) => demoLoadChart(crane))
  const productId = (slug: string | null) =>
    machines.find((machine) => machine.product_slug === slug)?.id ?? null
  const rows = charts.flatMap((chart, index) =>
    chart.rows.map((row, at) => ({ craneselector_id: index + 1, line: at + 1, ...row })),
  )
  const configurations = charts.flatMap((chart, index) =>
    chart.configurations.map(({ product, ...each }, order) => ({
      craneselector_id: index + 1,
      order,
      product_id: productId(product),
      ...each,
    })),
  )
  return {
    selectors,
    configurations: configurations.map((each, index) => ({ id: index + 1, ...each })),
    rows: rows.map((row, index) => ({ id: index + 1, ...row })),
  }
}
