import { expect, test } from 'vitest'
import { valueBesideLabel } from './value-beside-label.ts'

test.each([
  ['Depå', 'Depå Stockholm', 'Stockholm'],
  ['Depot', 'Depot Stockholm', 'Stockholm'],
  ['Depå', 'Huvudkontoret', 'Huvudkontoret'],
  ['Depå', 'Depån vid hamnen', 'Depån vid hamnen'],
  ['Depå', 'Depå', 'Depå'],
])('beside the label %s the name %s is %s', (label, name, shown) => {
  expect(valueBesideLabel(label, name)).toBe(shown)
})
