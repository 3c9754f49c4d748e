import { expect, test } from 'vitest'
import { planInquiryAddress } from './plan-inquiry.ts'

const values = { height: 5, radius: 4, weight: 180, rigging: 20 }

test.each([
  ['lifter and rigging', 290, '110'],
  ['rigging while the lifter’s weight is unknown', null, '20'],
])('the extra weight of a plan’s inquiry: %s', (_, total, extra) => {
  const address = planInquiryAddress(['kran', null], { typed: {}, values, total })
  const { searchParams } = new URL(address, 'http://localhost')
  expect(searchParams.getAll('produkt')).toEqual(['kran'])
  expect([searchParams.get('lyft'), searchParams.get('extra')]).toEqual(['5_4_180', extra])
})
