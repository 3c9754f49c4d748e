import { technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { searchTagsByKind } from './kinds.ts'
import { machineText } from './machine-texts.ts'
import type { ProductRow } from './machines.ts'
import { publishedAt } from './published-at.ts'
import { type Random, randomFrom } from './random.ts'
import { factsOf, type Pair } from './sentences.ts'
import { demoTemplates, type Kind } from './templates.ts'

type Machine = Exclude<Kind, 'course'>

// No real maker's name stands over figures that are made up.
const brands = [
  'Norrlyft',
  'Bergakran',
  'Tunga',
  'Lyftia',
  'Sundkran',
  'Vakumat',
  'Järnvik',
  'Holmlyft',
]

const nouns: Record<Machine, Pair> = {
  'mini-crane': { sv: 'Minikran', en: 'Mini crane' },
  'pick-and-carry': { sv: 'Batterikran', en: 'Battery crane' },
  'glass-robot': { sv: 'Glasrobot', en: 'Glass robot' },
  'vacuum-lifter': { sv: 'Vakuumlyft', en: 'Vacuum lifter' },
  'tracked-carrier': { sv: 'Banddumper', en: 'Tracked dumper' },
  'tracked-lift': { sv: 'Bandlift', en: 'Tracked lift' },
  'mast-lift': { sv: 'Saxlift', en: 'Scissor lift' },
  'material-lift': { sv: 'Materiallyft', en: 'Material lift' },
  'crane-attachment': { sv: 'Kranjibb', en: 'Crane jib' },
  'lifting-accessory': { sv: 'Lyftok', en: 'Spreader beam' },
}

export const scaledSlug = (serial: number) => `skala-${String(serial).padStart(6, '0')}`

function kindOf(row: ProductRow): Machine {
  const kind = demoTemplates[(row.prodtpl_id ?? 0) - 1]?.kind
  if (kind === undefined || kind === 'course') throw new Error(`${row.product_slug} is no machine`)
  return kind
}

function scaledFigure(value: number, random: Random): number {
  const scaled = value * (0.75 + random() * 0.5)
  if (value >= 100) return Math.round(scaled / 5) * 5
  return value >= 10 ? Math.round(scaled) : Math.max(0.1, Math.round(scaled * 10) / 10)
}

/** The archetype's numeric columns, each moved by up to a quarter. */
function scaledFigures(archetype: ProductRow, random: Random): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const [name, field] of Object.entries(technicalFields)) {
    const value = Object.getOwnPropertyDescriptor(archetype, name)?.value
    const isFigure = field.column && field.unit !== null && typeof value === 'number'
    if (isFigure) figures[name] = scaledFigure(value, random)
  }
  return figures
}

function scaledPrices(archetype: ProductRow, random: Random) {
  const factor = 0.8 + random() * 0.4
  const price = (ore: number | null | undefined) =>
    ore === null || ore === undefined ? null : Math.max(1, Math.round((ore * factor) / 1000)) * 1000
  return {
    price_first_day_ore: price(archetype.price_first_day_ore),
    price_following_days_ore: price(archetype.price_following_days_ore),
    price_weekend_ore: price(archetype.price_weekend_ore),
    price_basic_fee_ore: price(archetype.price_basic_fee_ore),
  }
}

/** The product of a serial number: always the same, made after one of the real machines. */
export function scaledProduct(serial: number, archetypes: ProductRow[]): ProductRow {
  const random = randomFrom(serial)
  const archetype = archetypes[serial % archetypes.length]
  if (archetype === undefined) throw new Error('There is no machine to make others after')
  const { id: _, placements: __, product_slug: ___, ...shared } = archetype
  const kind = kindOf(archetype)
  const brand = brands[Math.floor(random() * brands.length)]
  const model = `${kind.slice(0, 2).toUpperCase()} ${100 + Math.floor(random() * 900)}-${serial}`
  const title = {
    sv: `${nouns[kind].sv} ${brand} ${model}`,
    en: `${nouns[kind].en} ${brand} ${model}`,
  }
  const figures = scaledFigures(archetype, random)
  const text = machineText(kind, factsOf(title, { ...archetype.fields, ...archetype, ...figures }))
  return {
    ...shared,
    product_slug: scaledSlug(serial),
    manufacturer_id: null,
    model,
    title_sv: title.sv,
    title_en: title.en,
    content_sv: text.sv,
    content_en: text.en,
    search_tags: `${searchTagsByKind[kind]} ${brand}`,
    ...figures,
    ...scaledPrices(archetype, random),
    publish_at: publishedAt,
    order: 1_000_000 + serial,
  }
}
