import type { CraneRow } from '../crane-selection/lift.ts'
import type { Point } from './shapes.ts'

/** The right edge of the area from top to bottom: radius out to which each height holds. */
export type Stair = { radius: number; height: number }

/**
 * The corners of the working range at a weight (kg), nearest and highest first. Each row that
 * carries the weight covers 0..radius by 0..height; a row inside another adds no corner.
 */
export function stairs(rows: readonly CraneRow[], weight: number): Stair[] {
  const corners = rows
    .filter((row) => row.lift_weight >= weight)
    .map((row) => ({ radius: row.lift_radius, height: row.lift_height }))
    .sort((a, b) => b.radius - a.radius || b.height - a.height)
  const outline: Stair[] = []
  let highest = 0
  for (const corner of corners) {
    if (corner.height <= highest) continue
    highest = corner.height
    outline.unshift(corner)
  }
  return outline
}

/**
 * The union of those rectangles as one polygon, empty when no row carries the weight. A point
 * (radius, height) lies in it, edge included, exactly when the match rule says the crane makes it.
 */
export function workingArea(corners: readonly Stair[]): Point[] {
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

/** How high the area reaches at a radius, null beyond it. */
export function heightAt(corners: readonly Stair[], radius: number): number | null {
  return corners.find((corner) => corner.radius >= radius)?.height ?? null
}
