import type { Outline, Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { capacityAt, rowLimits } from '@minikran/domain/crane-selection/capacity-at'
import { selectCranes } from '@minikran/domain/crane-selection/select-cranes'
import { craneMachine } from '@minikran/domain/machine-drawing/crane-machine'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { craneEquipment } from '../../components/crane-equipment.ts'
import { type AskedLift, wholeLift } from '../../components/lift-values.ts'
import { type PriceRow, priceRows } from '../../components/price-rows.ts'

export type Asked = { asked: AskedLift | null; locale: Locale }
export type ComparedFigure = { label: string; text: string }
/** A machine as its column in the comparison; `machine` null is shown by its type's outline. */
export type ComparedMachine = {
  slug: string
  title: LocalText
  product: string | null
  path: string | null
  price: PriceRow | null
  machine: DrawnMachine | null
  outline: Outline
  figures: ComparedFigure[]
}

/** `product` as the public sees it: what its own page says is said here, too. */
type KnownCrane = { crane: Crane; product: Product | null }

/** A crane of the selector: the same figures in the same order for every machine. */
export function comparedMachine(known: KnownCrane, { asked, locale }: Asked): ComparedMachine {
  const { crane } = known
  const { slug, product } = crane
  return {
    slug,
    title:
      product === null
        ? ({ text: crane.title, lang: 'sv' } as const)
        : titleIn(product, 'title', locale),
    product: product?.product_slug ?? null,
    path: product?.path ?? null,
    price: product === null ? null : (priceRows(product, locale)[0] ?? null),
    machine: craneMachine(crane),
    outline: 'mini-crane',
    figures: [
      ...(asked === null ? [] : liftFigures(crane, asked, locale)),
      ...ownFigures(known, locale),
    ],
  }
}

/** Whether the load chart makes the lift, and how much it lifts there. */
export function liftFigures(
  crane: Crane | null,
  asked: AskedLift,
  locale: Locale,
): ComparedFigure[] {
  const rows = crane?.rows ?? []
  const words = { locale }
  const unknown = m.crane_unknown({}, words)
  const lift = wholeLift(asked)
  const most = capacityAt(rows, lift)
  const reached = most === null ? m.compare_not_reached({}, words) : kg(most, locale)
  return [
    { label: m.compare_makes({}, words), text: rows.length === 0 ? unknown : verdict() },
    { label: m.compare_lifts({}, words), text: rows.length === 0 ? unknown : reached },
  ]

  function verdict(): string {
    const [hit] = crane === null ? [] : selectCranes([crane], lift)
    if (hit === undefined) return m.compare_no({}, words)
    const { configuration, usedPercent: percent } = hit
    const word = hit.word === 'good' ? m.compare_yes_good : m.compare_yes_tight
    const equipment = craneEquipment({ ...hit.crane, configuration }, locale)
    const parts = [word({}, words), m.margin_used({ percent }, words), equipment?.title.text]
    return parts.filter((part) => part !== undefined).join(', ')
  }
}

function ownFigures({ crane, product }: KnownCrane, locale: Locale): ComparedFigure[] {
  const { rows, weight, figures } = crane
  const limits = rowLimits(rows)
  const words = { locale }
  const own = (name: TechnicalFieldName) => {
    const value = product?.[name]
    return typeof value === 'number' ? value : null
  }
  const known = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined
      ? m.crane_unknown({}, words)
      : unitText({ value, unit }, locale)
  // A load chart may be that of the jib: said apart, as on the machine's own page.
  const reach = (name: 'liftheight' | 'max_range', charted: number | undefined) => {
    const figure = known(own(name) ?? charted, 'm')
    const jib = own(`${name}_jib`)
    return jib === null ? figure : m.compare_with_jib({ figure, jib: known(jib, 'm') }, words)
  }
  const slew = figures.slew_deg === null ? m.crane_unknown({}, words) : `${figures.slew_deg}°`
  return [
    {
      label: m.field_lift_capacity({}, words),
      text: known(own('lift_capacity') ?? limits?.weight, 'kg'),
    },
    { label: m.field_liftheight({}, words), text: reach('liftheight', limits?.height) },
    { label: m.field_max_range({}, words), text: reach('max_range', limits?.radius) },
    { label: m.crane_own_weight({}, words), text: known(weight, 'kg') },
    { label: m.field_width({}, words), text: known(figures.width, 'mm') },
    { label: m.field_height({}, words), text: known(figures.height, 'mm') },
    { label: m.field_length({}, words), text: known(figures.length, 'mm') },
    { label: m.field_width_unfolded({}, words), text: known(figures.width_unfolded, 'mm') },
    { label: m.field_length_unfolded({}, words), text: known(figures.length_unfolded, 'mm') },
    { label: m.field_slew_deg({}, words), text: slew },
    { label: m.field_ground_pressure({}, words), text: known(figures.ground_pressure, 'kg/cm²') },
    { label: m.field_outrigger_load({}, words), text: known(figures.outrigger_load, 'kg') },
  ]
}

const kg = (value: number, locale: Locale) => unitText({ value, unit: 'kg' }, locale)
