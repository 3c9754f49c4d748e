import { readCranes, readEquipment } from './read-data.ts'
import type { Pair } from './sentences.ts'

// Names that are no brand.
const unbranded = new Set(['Generic', 'Unbranded', 'Ladder lift'])
const repaired = new Set([
  'Jekko',
  'Hoeflon',
  'UNIC',
  'Maeda',
  'Hinowa',
  'Smartlift',
  'Winlet',
  'Cela',
])
const sold = new Set([
  'Jekko',
  'Hoeflon',
  'Befard',
  'Smartlift',
  'Probst',
  'Grabo',
  'Ludwig System',
])

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const isBrand = (name: string) => !unbranded.has(name)

function textOf(name: string, count: number): Pair {
  if (count === 1) {
    return { sv: `Vi hyr ut en produkt från ${name}.`, en: `We rent out one product from ${name}.` }
  }
  return {
    sv: `Vi hyr ut ${count} produkter från ${name}.`,
    en: `We rent out ${count} products from ${name}.`,
  }
}

/** The picture of a make's name, made by tools/make-demo-media.ts. */
export const wordMarkFile = (name: string) => `marke-${slugOf(name)}.webp`

/** Every make of the demo's machines, in order of name. */
export function demoMakeNames(): string[] {
  const names = [...readCranes(), ...readEquipment()].map(({ manufacturer }) => manufacturer)
  return [...new Set(names.filter(isBrand))].sort((a, b) => a.localeCompare(b, 'sv'))
}

/** Whether the company repairs machines of a make, and sells them. */
export const serviceOf = (name: string) => ({ repairs: repaired.has(name), sales: sold.has(name) })

/** One row a brand of the machines' records, in order of name. */
export function demoManufacturers(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names.filter(isBrand)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b, 'sv'))
  return sorted.map(([name, count], index) => {
    const text = textOf(name, count)
    return {
      id: index + 1,
      manufacturer_slug: slugOf(name),
      title_sv: name,
      title_en: name,
      // Nobody can have an address below `.example`.
      url: `https://${slugOf(name)}.example`,
      content_sv: text.sv,
      content_en: text.en,
      ...serviceOf(name),
      order: index + 1,
    }
  })
}
