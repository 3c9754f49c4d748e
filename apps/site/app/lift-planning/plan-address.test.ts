import { readTypedPlan, typedPlan } from '@minikran/domain/lift-planning/read-plan'
import { expect, test } from 'vitest'
import { cranePlanAddress } from './plan-address.ts'

// A steel plate of 500 × 500 × 6 mm weighs 11.775 kg.
test.each([11.775, 100, 12.5, 15.030015, 1234.567])(
  'a plan of %s kg can be read from its address',
  (weight) => {
    const load = { height: 5, radius: 3, weight }
    const address = cranePlanAddress('jekko-spx312', { load, extra: weight })
    const { searchParams } = new URL(address, 'http://localhost')
    expect(readTypedPlan(typedPlan(searchParams))).toMatchObject({
      ok: true,
      values: { weight, rigging: weight },
    })
  },
)
