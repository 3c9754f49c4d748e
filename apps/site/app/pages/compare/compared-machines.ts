import type { Outline, Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  isTechnicalFieldName,
  type TechnicalField,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { type TechnicalValue, technicalValue } from '@minikran/domain/catalogue/technical-value'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { capacityAt, rowLimits } from '@minikran/domain/crane-selection/capacity-at'
import { selectCranes } from '@minikran/domain/crane-selection/select-cranes'
import { craneMachine } from '@minikran/domain/machine-drawing/crane-machine'
import { isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import { craneEquipment, priceWithEquipment } from '../../crane-selection/crane-equipment.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { type SentMachine, sentMachine } from '../../machine-drawing/sent-machine.ts'
import { type PriceRow, priceRows } from '../../pricing/price-rows.ts'
import { ownFieldsOf, ownLabel, ownText } from '../../products/own-texts.ts'

type Options = { requested: RequestedLift | null; locale: Locale }
export type ComparedFigure = {
  label: string
  text: string
  /** Where values can be told apart as better and worse; null is not known. */
  value?: number | null
  better?: 'more' | 'less'
}
/** A column of the comparison; `machine` null is shown by its picture. */
export type ComparedMachine = {
  slug: string
  title: LocalText
  product: string | null
  path: string | null
  price: PriceRow | null
  machine: SentMachine | null
  outline: Outline
  figures: ComparedFigure[]
}

/** A product, a crane of the selector, or both; `slug` as in the address. */
export type FoundMachine = { slug: string } & (
  | { product: Product; crane: Crane | null }
  | { product: null; crane: Crane }
)

type Fields = { readonly [Name in TechnicalFieldName]?: unknown }

/** The machines as columns with every technical field that one of them has. */
export function comparedMachines(
  found: readonly FoundMachine[],
  requested: Options,
): ComparedMachine[] {
  const { locale } = requested
  const names = Object.keys(technicalFields)
    .filter(isTechnicalFieldName)
    .filter((name) => found.some((one) => technicalValue(name, fieldsOf(one)[name]) !== null))
  const ownFields = ownFieldsIn(found, locale)
  const areCranes = found.every(({ crane }) => crane !== null)
  const missing = areCranes ? m.crane_unknown({}, { locale }) : '–'
  return found.map((one) => {
    const fields = fieldsOf(one)
    const technical = names.map((name): ComparedFigure => {
      const value = technicalValue(name, fields[name])
      const text = value === null ? missing : technicalText(value, locale)
      const { better }: TechnicalField = technicalFields[name]
      return { label: technicalLabel(name, locale), text, ...judged(value, better) }
    })
    const service = areCranes && one.crane !== null ? craneService(one.crane, locale) : []
    const own = ownFields.map(([fld, field]): ComparedFigure => {
      const raw = one.product?.own_values[fld]
      return { label: ownLabel(field, locale), text: ownText(field, raw, locale) ?? missing }
    })
    return comparedMachine(one, [...technical, ...own, ...service], requested)
  })
}

function judged(value: TechnicalValue | null, better: TechnicalField['better']) {
  if (better === undefined) return {}
  return { value: value?.kind === 'number' ? value.value : null, better }
}

/** The own fields that one of the machines has a value in, each once. */
function ownFieldsIn(found: readonly FoundMachine[], locale: Locale) {
  const filled = found.flatMap(({ product }) =>
    product === null
      ? []
      : ownFieldsOf(product)
          .filter(({ fld, own }) => ownText(own, product.own_values[fld], locale) !== null)
          .map(({ fld, own }) => [fld, own] as const),
  )
  return [...new Map(filled)]
}

/** The figures of the product, and those that only the crane selector knows. */
function fieldsOf({ product, crane }: FoundMachine): Fields {
  const limits = rowLimits(crane?.rows ?? [])
  const charted: Fields = {
    ...crane?.figures,
    weight: crane?.weight,
    lift_capacity: limits?.weight,
    liftheight: limits?.height,
    max_range: limits?.radius,
  }
  const ofProduct = Object.entries(product ?? {}).filter(([, value]) => value !== null)
  return { ...charted, ...Object.fromEntries(ofProduct) }
}

function comparedMachine(
  { slug, product, crane }: FoundMachine,
  technical: ComparedFigure[],
  { requested, locale }: Options,
): ComparedMachine {
  const words = { locale }
  const hit = hitOf(crane, requested)
  const machine = product === null ? craneMachine(crane) : productMachine(product, crane)
  const isGreen = product?.green_lifting === true
  return {
    slug,
    title: product === null ? { text: crane.title, lang: 'sv' } : titleIn(product, 'title', locale),
    product: product?.product_slug ?? null,
    path: product?.path ?? null,
    price: priceOf({ product, crane, hit }, locale),
    machine: machine !== null && isDrawable(machine) ? sentMachine(machine) : null,
    outline: product?.outline ?? 'mini-crane',
    figures: [
      ...(requested === null ? [] : liftFigures({ crane, hit }, requested, locale)),
      ...technical,
      { label: m.compare_depot({}, words), text: product?.depot?.corp_city ?? '–' },
      {
        label: m.product_green_lifting({}, words),
        text: yesNo(isGreen, locale),
      },
    ],
  }
}

type Hit = ReturnType<typeof selectCranes<Crane>>[number]

/** How the crane makes the lift; undefined without a lift, or when it does not. */
function hitOf(crane: Crane | null, requested: RequestedLift | null): Hit | undefined {
  if (crane === null || requested === null) return undefined
  return selectCranes([crane], totalLift(requested))[0]
}

type Priced = { product: Product | null; crane: Crane | null; hit: Hit | undefined }

/** The first line of the price card, including the equipment that the crane needs for the lift. */
function priceOf({ product, crane, hit }: Priced, locale: Locale): PriceRow | null {
  if (product === null) return null
  const isRentedCrane = crane?.product?.product_slug === product.product_slug
  if (hit !== undefined && isRentedCrane) {
    return priceWithEquipment({ ...hit.crane, configuration: hit.configuration }, locale)
  }
  return priceRows(product, locale)[0] ?? null
}

const yesNo = (is: boolean, locale: Locale) =>
  is ? m.compare_yes({}, { locale }) : m.compare_no({}, { locale })

/** What we do with a crane of the selector beside renting it out. */
function craneService({ repairs, sales, showcase }: Crane, locale: Locale): ComparedFigure[] {
  return [
    { label: m.suppliers_repaired({}, { locale }), text: yesNo(repairs, locale) },
    { label: m.suppliers_sold({}, { locale }), text: yesNo(sales, locale) },
    { label: m.model_showcase({}, { locale }), text: yesNo(showcase, locale) },
  ]
}

/** Whether the load chart makes the lift, and the capacity there. */
function liftFigures(
  { crane, hit }: { crane: Crane | null; hit: Hit | undefined },
  requested: RequestedLift,
  locale: Locale,
): ComparedFigure[] {
  const rows = crane?.rows ?? []
  const words = { locale }
  const unknown = m.crane_unknown({}, words)
  const lift = totalLift(requested)
  const most = capacityAt(rows, lift)
  const reached =
    most === null ? m.compare_not_reached({}, words) : unitText({ value: most, unit: 'kg' }, locale)
  return [
    {
      label: m.compare_makes({}, words),
      text: rows.length === 0 ? unknown : verdict(),
    },
    {
      label: m.compare_lifts({}, words),
      text: rows.length === 0 ? unknown : reached,
      value: most,
      better: 'more',
    },
  ]

  function verdict(): string {
    if (hit === undefined) return m.compare_no({}, words)
    const { configuration, usedPercent: percent } = hit
    const word = hit.word === 'good' ? m.compare_yes_good : m.compare_yes_tight
    const equipment = craneEquipment({ ...hit.crane, configuration }, locale)
    const parts = [word({}, words), m.margin_used({ percent }, words), equipment?.title.text]
    return parts.filter((part) => part !== undefined).join(', ')
  }
}
