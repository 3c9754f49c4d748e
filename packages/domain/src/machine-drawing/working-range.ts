import type { CraneRow } from '../crane-selection/lift.ts'
import type { Point } from './shapes.ts'

/** A corner on the outer edge of the working range: the largest radius at a height. */
export type RangeCorner = { radius: number; height: number }

/**
 * The corners of the working range at a weight (kg), nearest and highest first. Each row that
 * carries the weight covers 0..radius by 0..height; a row inside another adds no corner.
 */
export function rangeCorners(rows: readonly CraneRow[], weight: number): RangeCorner[] {
  const corners = rows
    .filter((row) => row.lift_weight >= weight)
    .map((row) => ({ radius: row.lift_radius, height: row.lift_height }))
    .sort((a, b) => b.radius - a.radius || b.height - a.height)
  const outline: RangeCorner[] = []
  let highest = 0
  for (const corner of corners) {
    if (corner.height <= highest) continue
    highest = corner.height
    outline.unshift(corner)
  }
  return outline
}

/**
 * The working range as one polygon, empty when no row carries the weight. A point (radius, height)
 * is inside or on its edge exactly when the crane makes the lift there.
 */
export function workingRange(corners: readonly RangeCorner[]): Point[] {
  const [first] = corners
  const last = corners.at(-1)
  if (first === undefined || last === undefined) return []
  const edge = corners.flatMap((corner, index): Point[] => {
    const below = corners[index + 1]?.height ?? 0
    return [
      [corner.radius, corner.height],
      [corner.radius, below],
    ]
  })
  return [[0, 0], [0, first.height], ...edge]
}

/** How high the working range reaches at a radius, null beyond it. */
export function heightAt(corners: readonly RangeCorner[], radius: number): number | null {
  return corners.find((corner) => corner.radius >= radius)?.height ?? null
}
