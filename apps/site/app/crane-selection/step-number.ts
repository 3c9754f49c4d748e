import type { LiftField } from '@minikran/domain/crane-selection/lift'
import { readLiftField } from '@minikran/domain/crane-selection/lift-input'

const steps: Record<LiftField, number> = { height: 1, radius: 1, weight: 10 }

/**
 * The next number up or down in whole steps: 5,5 m goes to 6 or 5. Without a number it starts at
 * one step, which is also the least.
 */
export function stepNumber(field: LiftField, typed: string, direction: 1 | -1): string {
  const value = readLiftField(typed, field)
  const step = steps[field]
  if (typeof value !== 'number') return String(step)
  const next =
    direction === 1 ? (Math.floor(value / step) + 1) * step : (Math.ceil(value / step) - 1) * step
  return String(Math.max(step, next))
}
