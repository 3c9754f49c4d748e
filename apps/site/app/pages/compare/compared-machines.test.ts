import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { technicalLabel } from '@minikran/i18n/technical-text'
import { expect, test } from 'vitest'
import { comparedMachines } from './compared-machines.ts'

const numbers = Object.keys(technicalFields)
  .filter(isTechnicalFieldName)
  .filter((name) => technicalFields[name].kind === 'number')

const crane = {
  slug: 'kran',
  title: 'Kran',
  crane_type: null,
  weight: 1850,
  product: null,
  rows: [{ lift_height: 5, lift_radius: 3, lift_weight: 900, configuration: 'main' }],
  configurations: [{ key: 'main' }],
  figures: Object.fromEntries(['width', 'height', 'slew_deg'].map((name) => [name, null])),
} as unknown as Crane
const product = {
  product_slug: 'kran',
  path: '/kran',
  title_sv: 'Kran',
  title_en: null,
  type: 0,
  outline: 'mini-crane',
  prodsubcat_slug: 'spindelkranar',
  green_lifting: false,
  prodtpl: null,
  own_values: {},
  ...Object.fromEntries(numbers.map((name) => [name, 7])),
} as unknown as Product

const figuresOf = (known: Parameters<typeof comparedMachines>[0]) =>
  comparedMachines(known, { requested: null, locale: 'sv' }).map(({ figures }) =>
    Object.fromEntries(figures.map(({ label, text }) => [label, text])),
  )

test('every technical figure of a crane is compared', () => {
  const [figures = {}] = figuresOf([{ slug: 'kran', crane, product }])
  const missing = numbers.filter((name) => !(technicalLabel(name, 'sv') in figures))
  expect(missing).toEqual([])
})

test('figures missing in the data sheet are read from the load chart, and unknown ones are named', () => {
  const [chartOnly, whole] = figuresOf([
    { slug: 'utan', crane, product: null },
    { slug: 'kran', crane, product },
  ])
  const label = (name: 'lift_capacity' | 'liftheight' | 'weight' | 'width') =>
    technicalLabel(name, 'sv')
  expect(chartOnly?.[label('lift_capacity')]).toMatch(/^900.kg$/)
  expect(chartOnly?.[label('liftheight')]).toMatch(/^5.m$/)
  expect(chartOnly?.[label('weight')]).toMatch(/^1.850.kg$/)
  expect(chartOnly?.[label('width')]).toBe('okänt, ring oss')
  expect(whole?.[label('lift_capacity')]).toMatch(/^7.kg$/)
})

test('cranes are compared by what we do with them, among cranes only', () => {
  const service = { repairs: true, sales: false, showcase: true }
  const [of] = figuresOf([{ slug: 'kran', crane: { ...crane, ...service }, product }])
  expect(of).toMatchObject({
    'Vi reparerar': 'Ja',
    'Vi säljer': 'Nej',
    'Modell som vi lyfter fram': 'Ja',
  })
  const [mixed] = figuresOf([
    { slug: 'kran', crane: { ...crane, ...service }, product },
    { slug: 'lift', crane: null, product },
  ])
  expect(mixed).not.toHaveProperty('Vi reparerar')
})

test('whether the lift is made is no contest, what is lifted there is', () => {
  const requested = { load: { height: 5, radius: 3, weight: 100 }, extra: 0 }
  const [of] = comparedMachines([{ slug: 'kran', crane, product }], { requested, locale: 'sv' })
  expect(of?.figures.slice(0, 2)).toMatchObject([
    { label: 'Klarar lyftet' },
    { label: 'Lyfter där', value: 900, better: 'more' },
  ])
  expect(of?.figures[0]).not.toHaveProperty('better')
})

test('a field that the company has added is compared when one machine has it', () => {
  const own = {
    kind: 'number' as const,
    title_sv: 'Tank',
    title_en: null,
    unit: 'l',
    choices: [],
  }
  const field = { fld: 'tank', fld_type: 'text-field' as const, own }
  const prodtpl = { id: 1, title: 'Kran', prodtplflds: [field] }
  const filled: Product = { ...product, prodtpl, own_values: { tank: 40 } }
  const [first, second] = figuresOf([
    { slug: 'kran', crane: null, product: filled },
    { slug: 'utan', crane: null, product },
  ])
  expect(first?.['Tank']).toMatch(/^40.l$/)
  expect(second?.['Tank']).toBe('–')
})

test('the price for a lift includes the equipment that the crane needs, on request when it is', () => {
  const priced = { ...product, prod_vat: 25, price_first_day: 1000, price_basic_fee: 0 } as Product
  const rented = {
    ...crane,
    product: priced,
    rows: [
      ...crane.rows,
      { lift_height: 9, lift_radius: 3, lift_weight: 200, configuration: 'jib' },
    ],
    configurations: [
      { key: 'main', title_sv: 'Huvudbom', title_en: null, included: true, product: null },
      { key: 'jib', title_sv: 'Jibb', title_en: null, included: false, product: null },
    ],
  } as unknown as Crane
  const priceAt = (height: number, compared = priced) => {
    const requested = { load: { height, radius: 3, weight: 100 }, extra: 0 }
    const found = [{ slug: 'kran', crane: rented, product: compared }]
    return comparedMachines(found, { requested, locale: 'sv' })[0]?.price?.price
  }
  expect(priceAt(5)).toMatchObject({ exVatOre: 100_000 })
  expect(priceAt(9)).toBeNull()
  const other = { ...priced, product_slug: 'kran-med-hytt', price_first_day: 1200 }
  expect(priceAt(9, other)).toMatchObject({ exVatOre: 120_000 })
})
