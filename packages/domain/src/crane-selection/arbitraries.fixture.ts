import fc from 'fast-check'
import type { CraneRow, Lift, SelectableCrane } from './lift.ts'

const decimal = (max: number, decimals: number) =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map((n) => n / 10 ** decimals)

export const anyLift: fc.Arbitrary<Lift> = fc.record({
  height: decimal(30, 2),
  radius: decimal(30, 2),
  weight: fc.oneof(fc.integer({ min: 1, max: 9000 }), decimal(9000, 1)),
})
export const anyRow: fc.Arbitrary<CraneRow> = fc.record({
  lift_height: decimal(30, 2),
  lift_radius: decimal(30, 2),
  lift_weight: fc.integer({ min: 1, max: 9000 }),
})
export const anyRows = fc.array(anyRow, { maxLength: 12 })
export const anyCranes: fc.Arbitrary<SelectableCrane[]> = fc
  .array(fc.record({ weight: fc.option(fc.integer({ min: 1, max: 4 })), rows: anyRows }), {
    maxLength: 6,
  })
  .map((cranes) => cranes.map((crane, index) => ({ ...crane, slug: `crane-${index}` })))
