import { expect, test } from 'vitest'
import { type FoundPlan, presentPlan } from './present-plan.ts'

const title = (text: string) => ({ text, lang: 'sv' }) as const
const none = { configuration: null, capacity: null, margin: null }
const fitting = { capacity: 300, fits: true, reason: null } as const

test('the lifters to take instead are those that fit and are not taken', () => {
  const values = { height: 5, radius: 4, weight: 100, lifter: 'vl500' }
  const lifters = [
    { ...fitting, product_slug: 'vl500' },
    { ...fitting, product_slug: 'upt600' },
    { ...fitting, product_slug: 'small', fits: false },
  ]
  const found = {
    plan: { crane: { slug: null, title: null, reason: 'noCrane', ...none }, lifters },
    typed: {},
    values,
    crane: null,
    rented: null,
    products: { vl500: title('VL500'), upt600: title('UPT 600'), small: title('Small') },
    cranes: [],
    locale: 'sv',
  } as unknown as FoundPlan
  expect(presentPlan(found).lifters).toEqual([{ slug: 'upt600', title: title('UPT 600') }])
})
