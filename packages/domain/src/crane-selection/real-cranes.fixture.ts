import type { ConfiguredRow } from './configurations.ts'
import cranes from './real-cranes.fixture.json' with { type: 'json' }

function rowOf(text: string): ConfiguredRow {
  const [height = 0, radius = 0, weight = 0] = text.split(' ').map(Number)
  return { lift_height: height, lift_radius: radius, lift_weight: weight, configuration: 'main' }
}

/** 35 real cranes with their rows (height m, radius m, kg); 12 of them have none. For tests only. */
export const realCranes = cranes.map(({ rows, ...crane }) => ({
  ...crane,
  configurations: [{ key: 'main' }],
  rows: rows === '' ? [] : rows.split('; ').map(rowOf),
}))
