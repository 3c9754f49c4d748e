import type { Manufacturer } from '@minikran/contract/manufacturers'
import { expect, test } from 'vitest'
import { stripMake } from './supplier-strip.tsx'

const make = { manufacturer_slug: 'maeda', title_sv: 'Maeda kranar', logo_img: null }

test.each([
  ['en', 'Maeda cranes', 'Maeda cranes'],
  ['en', null, 'Maeda kranar'],
  ['sv', 'Maeda cranes', 'Maeda kranar'],
] as const)('in %s with the English title %s a make is called %s', (locale, title_en, name) => {
  expect(stripMake({ ...make, title_en } as Manufacturer, locale).name).toBe(name)
})
