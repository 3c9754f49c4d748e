import { readPlanQuery } from '@minikran/domain/lift-planning/plan-query'
import { expect, test } from 'vitest'
import { cranePlanAddress, weightInPlan } from './plan-address.ts'

test('the plan of a crane is read with any weight', () => {
  const load = { height: 5, radius: 4, weight: 12.345 }
  const address = cranePlanAddress('jekko-spx312', { load, extra: 1.125 })
  const [, query = ''] = address.split('?')
  expect(query).toContain('weight=12.3450')
  expect(query).toContain('rigging=1.1250')
  expect(readPlanQuery(new URLSearchParams(query))).not.toBeNull()
})

test.each([
  [450, '450'],
  [15.5, '15.5'],
  [15.425, '15.4250'],
  [0.125, '0.125'],
  [15.030015, '15.030015'],
])('%s kg is written as %s', (kg, text) => {
  expect(weightInPlan(kg)).toBe(text)
})
