import fc from 'fast-check'
import type { CraneRow, Lift } from './lift.ts'
import type { ConfiguredCrane } from './select-cranes.ts'

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

const configurations = [{ key: 'main' }, { key: 'short-jib' }, { key: 'long-jib' }]
const anyConfiguredRow = fc
  .tuple(anyRow, fc.constantFrom('main', 'short-jib', 'long-jib'))
  .map(([row, configuration]) => ({ ...row, configuration }))
export const anyCranes: fc.Arbitrary<ConfiguredCrane[]> = fc
  .array(
    fc.record({
      weight: fc.option(fc.integer({ min: 1, max: 4 })),
      rows: fc.array(anyConfiguredRow, { maxLength: 12 }),
    }),
    { maxLength: 6 },
  )
  .map((cranes) =>
    cranes.map((crane, index) => ({ ...crane, slug: `crane-${index}`, configurations })),
  )
