import type { Product } from '@minikran/contract/catalogue'
import { expect, test } from 'vitest'
import { dataRows } from './data-rows.ts'

const product = {
  weight: 1915,
  width: 770,
  fuel_type: [9, 3],
  liftheight: null,
  course_place: '  ',
  manufacturer: null,
  prodtpl: null,
} as unknown as Product

const named = (...names: string[]) =>
  ({
    id: 1,
    title: 'Minikran',
    prodtplflds: names.map((fld) => ({ fld, fld_type: 'text-field' as const })),
  }) satisfies Product['prodtpl']

const shown = (given: Partial<Product>, locale: 'sv' | 'en' = 'sv') =>
  dataRows({ ...product, ...given }, locale).map(({ label, value }) => [
    label,
    value.replaceAll(/[\u00a0\u202f]/g, ' '),
  ])

test('the table follows the template: its fields in its order, with unit and all that was selected', () => {
  const prodtpl = named('fuel_type', 'weight', 'liftheight', 'course_place', 'unknown')
  expect(shown({ prodtpl })).toEqual([
    ['Drivning', 'Batteri, 230 V'],
    ['Vikt', '1 915 kg'],
  ])
})

test('without a template every known field that has a value is there, and the make last', () => {
  const manufacturer = { manufacturer_slug: 'jekko', title_sv: 'Jekko', url: null, logo_img: null }
  const rows = shown({ manufacturer }, 'en')
  expect(rows.map(([label]) => label)).toEqual(
    expect.arrayContaining(['Weight', 'Width', 'Manufacturer']),
  )
  expect(rows).toHaveLength(4)
  expect(rows.at(-1)).toEqual(['Manufacturer', 'Jekko'])
})

test('a field that the company has added stands in its place, in the page’s language', () => {
  const color = {
    kind: 'choices' as const,
    title_sv: 'Färg',
    title_en: 'Colour',
    unit: null,
    choices: [{ code: 1, title_sv: 'Röd', title_en: 'Red' }],
  }
  const tank = { kind: 'range' as const, title_sv: 'Tank', title_en: null, unit: 'l', choices: [] }
  const prodtpl = {
    id: 1,
    title: 'Minikran',
    prodtplflds: [
      { fld: 'tank', fld_type: 'text-field' as const, own: tank },
      { fld: 'weight', fld_type: 'text-field' as const },
      { fld: 'farg', fld_type: 'single-select' as const, own: color },
      { fld: 'tom', fld_type: 'text-field' as const, own: tank },
    ],
  }
  const own_values = { tank: '120-1800', farg: [1] }
  expect(shown({ prodtpl, own_values })).toEqual([
    ['Tank', '120–1 800 l'],
    ['Vikt', '1 915 kg'],
    ['Färg', 'Röd'],
  ])
  expect(shown({ prodtpl, own_values }, 'en')).toContainEqual(['Colour', 'Red'])
})
