import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMachine } from '../../packages/domain/src/machine-drawing/draw-machine.ts'
import type {
  DrawnMachine,
  MachineKind,
} from '../../packages/domain/src/machine-drawing/machine-figures.ts'
import type { View, ViewName } from '../../packages/domain/src/machine-drawing/shapes.ts'
import { depotPictures } from './depot-scenes.ts'
import {
  type Building,
  faint,
  fir,
  glassFront,
  ground,
  height,
  hill,
  house,
  ink,
  machineIn,
  type Picture,
  sheet,
  steelFrame,
  villa,
  width,
  yellow,
} from './machine-scene.ts'

type Machine = {
  id: string
  length_mm?: number
  width_mm?: number
  height_mm?: number
  length_unfolded_mm?: number
  width_unfolded_mm?: number
  slew_deg?: number
  selector_rows?: { lift_height_m: number; lift_radius_m: number; lift_weight_kg: number }[]
}

const data = join(import.meta.dirname, '../../apps/server/demo/data')
const read = (file: string) => JSON.parse(readFileSync(join(data, file), 'utf8'))
const records: Machine[] = [...read('cranes.json').cranes, ...read('equipment.json').equipment]

function machineOf(id: string, kind: MachineKind): DrawnMachine {
  const record = records.find((found) => found.id === id)
  if (record === undefined) throw new Error(`No machine ${id}`)
  return {
    kind,
    length: record.length_mm ?? null,
    width: record.width_mm ?? null,
    height: record.height_mm ?? null,
    length_unfolded: record.length_unfolded_mm ?? null,
    width_unfolded: record.width_unfolded_mm ?? null,
    slew_deg: record.slew_deg ?? null,
    rows: (record.selector_rows ?? []).map((row) => ({
      lift_height: row.lift_height_m,
      lift_radius: row.lift_radius_m,
      lift_weight: row.lift_weight_kg,
    })),
  }
}

function viewOf(
  machine: DrawnMachine,
  name: ViewName,
  asked?: Parameters<typeof drawMachine>[1],
): View {
  const [view] = drawMachine(machine, asked, { wanted: [name] }).views
  if (view === undefined) throw new Error(`No ${name} view`)
  return view
}

export type Lift = { height: number; radius: number; weight: number }

type Site = { most?: Lift; building?: Building }

/** The crane lifts a load beside a building; the picture has room for `most`, so that a movie stands still. */
export function liftScene(
  id: string,
  lift: Lift,
  { most = lift, building = house }: Site = {},
): string {
  const view = viewOf(machineOf(id, 'spider-crane'), 'side', lift)
  const scale = Math.min(560 / (most.height + 2.5), 760 / (most.radius + 3.5))
  const groundY = 660
  const originX = 330
  const wallX = originX + (most.radius + 0.9) * scale
  return sheet(
    hill(groundY) +
      fir(70, groundY, 170) +
      fir(150, groundY, 120) +
      building(wallX, groundY, scale) +
      ground(groundY) +
      machineIn(view, { scale, originX, groundY }),
  )
}

/** Folded, from the side, on a floor indoors. */
function sideScene(id: string, kind: MachineKind): string {
  const machine = { ...machineOf(id, kind), rows: [] }
  const view = viewOf(machine, 'side')
  const metres = (machine.length ?? 2000) / 1000
  const scale = Math.min(680 / metres, 400 / ((machine.height ?? 1500) / 1000))
  const groundY = 620
  const middle = (view.box.left + view.box.right) / 2
  const wall = Array.from({ length: 8 }, (_, index) => `M${index * 170 + 40} 0V${groundY}`).join('')
  return sheet(
    `<path d="${wall}" ${faint}/><rect x="820" y="${groundY - 2.1 * scale}" width="${0.9 * scale}" height="${2.1 * scale}" ${ink}/>${ground(groundY)}${machineIn(view, { scale, originX: 470 - middle * scale, groundY })}`,
  )
}

/** Folded, from the front, beside a person and a door. */
function frontScene(id: string, kind: MachineKind): string {
  const view = viewOf(machineOf(id, kind), 'front')
  const groundY = 660
  const scale = 750 / (view.box.top - Math.min(0, view.box.bottom))
  const middle = (view.box.left + view.box.right) / 2
  return sheet(
    ground(groundY) + machineIn(view, { scale, originX: width / 2 - middle * scale, groundY }),
  )
}

/** On its legs, from above, on paving stones. */
function planScene(id: string, kind: MachineKind): string {
  const view = viewOf(machineOf(id, kind), 'plan')
  const { left, right, bottom, top } = view.box
  // The view keeps room for its dimensions, which the picture does without.
  const scale = 1.4 * Math.min(height / (top - bottom), width / (right - left))
  const stones: string[] = []
  for (let x = 0; x <= width; x += 80) stones.push(`M${x} 0V${height}`)
  for (let y = 0; y <= height; y += 80) stones.push(`M0 ${y}H${width}`)
  const frame = {
    scale,
    originX: width / 2 - ((left + right) / 2) * scale,
    groundY: height / 2 + ((bottom + top) / 2) * scale,
  }
  return sheet(`<path d="${stones.join('')}" ${faint}/>${machineIn(view, frame)}`)
}

/** A clock that shows twelve, half of its face dark: a half day. */
function clockScene(): string {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    const at = (radius: number) =>
      `${(640 + Math.sin(angle) * radius).toFixed(1)} ${(370 - Math.cos(angle) * radius).toFixed(1)}`
    const [length, thick] = hour % 3 === 0 ? [226, 6] : [240, 2.5]
    return `<path d="M${at(length)}L${at(258)}" stroke="#15181b" stroke-width="${thick}"/>`
  }).join('')
  const hands = `<path d="M640 370V190M640 370V250" stroke="#15181b" stroke-width="9" stroke-linecap="round"/>`
  return sheet(
    `<circle cx="640" cy="370" r="280" ${ink}/><path d="M640 90a280 280 0 0 1 0 560Z" ${yellow}/>${ticks}${hands}<circle cx="640" cy="370" r="14" ${ink}/>`,
  )
}

/** The load falls as the radius grows: columns with a hook's load on each. */
function chartScene(): string {
  const rows = machineOf('jekko-spx424', 'spider-crane').rows ?? []
  const most = (radius: number) =>
    Math.max(0, ...rows.filter((row) => row.lift_radius >= radius).map((row) => row.lift_weight))
  const top = most(1)
  const columns = Array.from({ length: 9 }, (_, index) => {
    const tall = (most(index + 1) / top) * 500
    const x = 150 + index * 112
    return `<rect x="${x}" y="${640 - tall}" width="76" height="${tall}" ${index === 4 ? yellow : ink}/>`
  }).join('')
  return sheet(`<path d="M120 90V640H1180" ${ink}/>${columns}`)
}

/** Folded in the yard of a depot, from its left end. */
function parked(id: string, x: number): string {
  const kind = { 'befard-xgr800': 'glass-robot', 'hinowa-hp1100': 'tracked-carrier' }[id] as
    | MachineKind
    | undefined
  const machine = { ...machineOf(id, kind ?? 'spider-crane'), rows: [] }
  const scale = 80
  const originX = x + ((machine.length ?? 2000) / 2000) * scale
  return machineIn(viewOf(machine, 'side'), { scale, originX, groundY: 620 })
}

/** Pictures of depots and staff. */
export const demoPlaces = () => depotPictures(parked)

/** Every picture of the demo's machines and news, by file name. */
export function demoPictures(): Picture[] {
  const cranes: [string, Lift, Building][] = [
    ['jekko-spx532', { height: 8, radius: 5, weight: 300 }, house],
    ['unic-urw-295', { height: 6, radius: 4, weight: 300 }, villa],
    ['maeda-mc305c-2', { height: 9, radius: 5, weight: 200 }, steelFrame],
    ['hoeflon-c6e', { height: 9, radius: 5, weight: 200 }, glassFront],
  ]
  const others: [string, MachineKind][] = [
    ['befard-xgr800', 'glass-robot'],
    ['hinowa-hp1100', 'tracked-carrier'],
  ]
  return [
    ...cranes.flatMap(([id, lift, building]) => [
      { name: `${id}-lyft`, svg: liftScene(id, lift, { building }) },
      { name: `${id}-hopfalld`, svg: sideScene(id, 'spider-crane') },
      { name: `${id}-stodben`, svg: planScene(id, 'spider-crane') },
    ]),
    ...others.flatMap(([id, kind]) => [
      { name: `${id}-sida`, svg: sideScene(id, kind) },
      { name: `${id}-front`, svg: frontScene(id, kind) },
    ]),
    { name: 'nyhet-lasttabell', svg: chartScene() },
    { name: 'nyhet-halvdag', svg: clockScene() },
    {
      name: 'nyhet-rackvidd',
      svg: liftScene('jekko-spx424', { height: 6, radius: 6, weight: 200 }),
    },
  ]
}
