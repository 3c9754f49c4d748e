import { expect, test } from 'vitest'
import { plannedMachine } from './planned-machine.ts'

test.each([
  [1_850, 200, 2_050],
  [1_850, null, null],
  [null, 200, null],
])('a crane of %s kg with equipment of %s kg weighs %s kg', (weight, extra_weight, equipped) => {
  const jib = { key: 'jib', included: false, extra_weight, product: null }
  const crane = { slug: 'a', title: 'A', crane_type: null, rows: [], product: null }
  const { onLegs } = plannedMachine({ ...crane, weight, configurations: [jib] }, 'jib')
  expect(onLegs?.weight).toBe(equipped)
})
