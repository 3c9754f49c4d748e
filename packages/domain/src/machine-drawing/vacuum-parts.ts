import { block, disc, line, oval, type Part } from './parts.ts'

type VacuumLifter = { pads: number; length: number; height: number }

/** A vacuum lifter with its number of suction pads, in two rows for more than three. */
export function vacuumParts({ pads, length, height }: VacuumLifter): Part[] {
  const rows = pads > 3 ? [0.4, 0.13] : [0.3]
  const columns = Math.ceil(pads / rows.length)
  const radius = Math.min(0.13, (0.42 * length) / columns / height)
  const places = rows.flatMap((v, row) => {
    const count = row === 0 ? columns : pads - columns
    return Array.from({ length: count }, (_, index) => ({ u: (index + 0.5) / count - 0.5, v }))
  })
  return [
    oval([0, 0.94], 0.05, 0.06),
    line([-0.3, 0.66], [0, 0.9], [0.3, 0.66]),
    ...places.map(({ u, v }) => line([u, 0.62], [u, v])),
    block(-0.5, 0.5, 0.58, 0.68),
    block(-0.1, 0.1, 0.62, 0.78),
    ...places.flatMap(({ u, v }) => [disc(u, v, radius), disc(u, v, radius * 0.7)]),
  ]
}
