import { randomFrom } from './random.ts'

export type ChartRow = {
  line: number
  lift_height: number
  lift_radius: number
  lift_weight: number
}

const pointsPerBoom = 5
const round = (value: number, step: number) => Math.round(value / step) * step
const tidy = (value: number) => Number(value.toFixed(2))

/**
 * A load chart of so many rows, the same for the same serial number: longer and longer booms, each
 * from steep to flat, with the weight falling as the radius grows.
 */
export function scaledChart(serial: number, rowCount: number): ChartRow[] {
  const random = randomFrom(serial * 7919)
  const capacity = round(500 + random() * 7500, 50)
  const moment = capacity * (1 + random() * 1.5)
  const firstBoom = 3 + random() * 3
  const boomStep = 1.5 + random() * 2
  return Array.from({ length: rowCount }, (_, index) => {
    const boom = firstBoom + boomStep * Math.floor(index / pointsPerBoom)
    const flatness = 0.15 + (0.8 * (index % pointsPerBoom)) / pointsPerBoom
    const radius = boom * flatness
    return {
      line: index + 1,
      lift_height: tidy(Math.sqrt(boom ** 2 - radius ** 2) + 0.8),
      lift_radius: tidy(radius),
      lift_weight: Math.max(10, Math.min(capacity, round(moment / radius, 10))),
    }
  })
}
