import { expect, test } from 'vitest'
import { priceWithEquipment } from './crane-equipment.ts'

const priced = (price_first_day: number | null) => ({ type: 0, prod_vat: 25, price_first_day })
const craneWithJib = (jib: { included: boolean; product: unknown }) =>
  ({
    product: priced(1000),
    configuration: 'jib',
    configurations: [{ key: 'main' }, { key: 'jib', title_sv: 'Jibb', title_en: null, ...jib }],
  }) as unknown as Parameters<typeof priceWithEquipment>[0]

test.each([
  ['rented with it', { included: false, product: priced(200) }, 120_000],
  ['that is included', { included: true, product: priced(200) }, 100_000],
  ['on request', { included: false, product: priced(null) }, undefined],
  ['that is no product', { included: false, product: null }, undefined],
])('a crane with equipment %s', (_, jib, exVatOre) => {
  expect(priceWithEquipment(craneWithJib(jib), 'sv')?.price?.exVatOre).toBe(exVatOre)
})
