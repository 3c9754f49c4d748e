import { expect, test } from 'vitest'
import { addressWithMachines, plannedInquiryAddress } from './inquiry-address.ts'
import { liftInquiryAddress } from './lift-inquiry-address.ts'

const requested = { load: { height: 5, radius: 4, weight: 180 }, extra: 0 }

test.each([
  [liftInquiryAddress(['unic-urw-295'], requested), '/forfragan?produkt=unic-urw-295&lyft=5_4_180'],
  [liftInquiryAddress([], requested), '/forfragan?lyft=5_4_180'],
  [
    addressWithMachines(['b'], '?produkt=a&produkt=b&lyft=5_4_180&extra=20&fran=2026-12-03'),
    '/forfragan?produkt=b&lyft=5_4_180&extra=20&fran=2026-12-03',
  ],
  [addressWithMachines([], '?produkt=a'), '/forfragan'],
  [plannedInquiryAddress([], null), '/forfragan'],
  [plannedInquiryAddress([], 'height=5&radius=4'), '/forfragan?lyftplan=height%3D5%26radius%3D4'],
  [plannedInquiryAddress(['a'], 'height=5'), '/forfragan?produkt=a&lyftplan=height%3D5'],
])('%s', (address, expected) => {
  expect(address).toBe(expected)
})
