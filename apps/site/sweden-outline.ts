import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { feature } from 'topojson-client'
import { onSheet, sheetHeight, sheetWidth } from './app/depots/map/sweden-frame.ts'

type Point = { x: number; y: number }
type Atlas = Parameters<typeof feature>[0]

const file = join(import.meta.dirname, 'generated/sweden.svg')
// In units of the outline, in which Sweden is 300 high: about a kilometre.
const tolerance = 0.12
const leastIslandArea = 0.3

/** Draws Sweden from the world atlas (Natural Earth, public domain). */
export function writeSwedenOutline() {
  const svg = swedenSvg()
  if (existsSync(file) && readFileSync(file, 'utf8') === svg) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}

function swedenSvg(): string {
  const path = swedenRings()
    .map((ring) => simplified(ring))
    .filter((ring) => ring.length > 3 && area(ring) > leastIslandArea)
    .map(pathOf)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${sheetHeight}">` +
    `<path id="sweden" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`
  )
}

function swedenRings(): Point[][] {
  const address = new URL(import.meta.resolve('world-atlas/countries-50m.json'))
  const atlas = JSON.parse(readFileSync(address, 'utf8')) as Atlas
  const { countries } = atlas.objects
  const drawn = countries && feature(atlas, countries)
  const all = drawn !== undefined && 'features' in drawn ? drawn.features : []
  const sweden = all.find(({ properties }) => properties?.['name'] === 'Sweden')?.geometry
  if (sweden?.type !== 'MultiPolygon') throw new Error('The world atlas has no Sweden')
  return sweden.coordinates.flatMap((polygon) =>
    polygon.map((ring) => ring.map(([lng = 0, lat = 0]) => onSheet({ lat, lng }))),
  )
}

/** The Douglas-Peucker algorithm: removes points closer to the line than the tolerance. */
function simplified(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let farthest = 0
  let distance = 0
  line.forEach((point, index) => {
    const away = distanceFromLine(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(line.slice(farthest)),
  ]
}

function distanceFromLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  // The ends of a ring are the same point.
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / length
}

function area(ring: Point[]): number {
  const doubled = ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(doubled) / 2
}

function pathOf(ring: Point[]): string {
  const points = ring.slice(0, -1).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${points.join('L')}Z`
}
