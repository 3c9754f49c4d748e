import type { CraneRow } from './lift.ts'
import cranes from './real-cranes.fixture.json' with { type: 'json' }

function rowOf(text: string): CraneRow {
  const [height = 0, radius = 0, weight = 0] = text.split(' ').map(Number)
  return { lift_height: height, lift_radius: radius, lift_weight: weight }
}

/** 35 real cranes with their rows (height m, radius m, kg); 12 of them have none. For tests only. */
export const realCranes = cranes.map(({ rows, ...crane }) => ({
  ...crane,
  rows: rows === '' ? [] : rows.split('; ').map(rowOf),
}))
