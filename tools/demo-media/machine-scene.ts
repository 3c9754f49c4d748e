import type { Ink, Point, Shape, View } from '../../packages/domain/src/machine-drawing/shapes.ts'

/** The SVG text of a file without its ending. */
export type Picture = { name: string; svg: string }

/** Of a picture, pixels. */
export const width = 1280
export const height = 760

/** The colours of the site's drawings, in its light theme. */
export const paper = '#faf9f5'
const inkColour = '#15181b'
const lineColour = '#c4c1b6'
const signal = '#ffc400'

const pen = (fill: string, colour: string, thick: number) =>
  `fill="${fill}" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round"`
/** An outline that hides what is behind it. */
export const ink = pen(paper, inkColour, 2.5)
/** What is yellow in a scene: machines, and what they work with. */
export const yellow = pen(signal, inkColour, 2.5)
export const solid = pen(inkColour, inkColour, 1)
/** A face without an outline, in front of what is far away. */
const blank = `fill="${paper}"`
/** Surfaces and what is far away. */
export const faint = pen('none', lineColour, 2)
const far = pen(paper, lineColour, 2)

const pens: Partial<Record<Ink, string>> = {
  ghost: pen(paper, '#5b6168', 2),
  body: yellow,
  detail: pen('none', '#5b6168', 1.5),
  solid,
}

type Frame = {
  /** Pixels a metre. */
  scale: number
  /** Where the view's x 0 lies, and the ground. */
  originX: number
  groundY: number
}

/** The machine itself, without grid, dimensions and working area. */
export function machineIn(view: View, frame: Frame): string {
  return view.shapes.map((shape) => pathOf(shape, frame)).join('')
}

function pathOf(shape: Shape, { scale, originX, groundY }: Frame): string {
  if (shape.kind === 'text') return ''
  const drawn = pens[shape.ink]
  if (drawn === undefined) return ''
  const at = ([x, y]: Point) =>
    `${(originX + x * scale).toFixed(1)} ${(groundY - y * scale).toFixed(1)}`
  if (shape.kind === 'circle') {
    const [x = '', y = ''] = at(shape.centre).split(' ')
    return `<circle cx="${x}" cy="${y}" r="${(shape.radius * scale).toFixed(1)}" ${drawn}/>`
  }
  const end = shape.kind === 'polygon' ? 'Z' : ''
  return `<path d="M${shape.points.map(at).join('L')}${end}" ${drawn}/>`
}

export function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${content}</svg>`
}

/** The ground line with strokes of earth below it, as in the drawings of machines. */
export function ground(groundY: number): string {
  const strokes = Array.from(
    { length: Math.ceil(width / 26) + 1 },
    (_, index) => `M${index * 26} ${groundY}l-14 14`,
  ).join('')
  return `<path d="${strokes}" ${faint}/><path d="M0 ${groundY}H${width}" ${ink}/>`
}

/** What a crane lifts beside: its left edge at `x`, drawn by `metre`, the pixels of one. */
export type Building = (x: number, groundY: number, metre: number) => string

/** A wall with windows. */
export const house: Building = (x, groundY, metre) => {
  const storey = 2.7 * metre
  const rows: string[] = []
  for (let top = groundY - storey; top > -storey; top -= storey) {
    rows.push(`<path d="M${x} ${top}H${width}" ${faint}/>`)
    for (let left = x + storey * 0.25; left < width; left += storey * 0.95) {
      rows.push(
        `<rect x="${left}" y="${top + storey * 0.22}" width="${storey * 0.6}" height="${storey * 0.5}" ${ink}/><path d="M${left + storey * 0.3} ${top + storey * 0.22}v${storey * 0.5}" ${ink}/>`,
      )
    }
  }
  return `<rect x="${x}" y="0" width="${width - x}" height="${groundY}" ${blank}/>${rows.join('')}<path d="M${x} 0V${groundY}" ${ink}/>`
}

/** A villa with its eaves towards the crane. */
export const villa: Building = (x, groundY, metre) => {
  const up = (metres: number) => groundY - metres * metre
  const to = (metres: number) => x + metres * metre
  const boards = Array.from(
    { length: Math.ceil((width - x) / (0.3 * metre)) },
    (_, index) => `M${to(0.3 * index)} ${up(2.8)}V${groundY}`,
  ).join('')
  const tiles = [3.4, 4.1, 4.8, 5.5]
    .map((metres) => `M${to(-0.5 + (metres - 2.7) * (5.5 / 3.3))} ${up(metres)}H${width}`)
    .join('')
  const window = (left: number) =>
    `<path d="M${to(left)} ${up(2.2)}h${1.2 * metre}v${1.2 * metre}h${-1.2 * metre}Z" ${ink}/><path d="M${to(left + 0.6)} ${up(2.2)}v${1.2 * metre}" ${ink}/>`
  return `<rect x="${x}" y="${up(2.8)}" width="${width - x}" height="${2.8 * metre}" ${blank}/><path d="${boards}" ${faint}/><path d="M${x} ${up(2.8)}V${groundY}" ${ink}/>${window(1)}${window(3.4)}${window(5.8)}${window(8.2)}<path d="M${to(-0.5)} ${up(2.7)}L${to(5)} ${up(6)}H${width}V${up(2.7)}Z" ${ink}/><path d="${tiles}" ${faint}/><rect x="${to(5.8)}" y="${up(6.9)}" width="${0.8 * metre}" height="${1.2 * metre}" ${ink}/>`
}

/** A front of glass between slabs. */
export const glassFront: Building = (x, groundY, metre) => {
  const storey = 3.4 * metre
  const pane = 1.25 * metre
  const parts: string[] = []
  for (let top = groundY - storey, floor = 0; top > -storey; top -= storey, floor += 1) {
    for (let left = x, index = 0; left < width; left += pane, index += 1) {
      parts.push(`<rect x="${left}" y="${top}" width="${pane}" height="${storey}" ${far}/>`)
      if ((floor * 3 + index * 2) % 5 === 0) {
        const [nearX, nearY] = [left + pane * 0.2, top + storey * 0.7]
        parts.push(
          `<path d="M${nearX} ${nearY}l${pane * 0.5} ${-pane * 0.5}m${-pane * 0.2} ${pane * 0.5}l${pane * 0.3} ${-pane * 0.3}" ${faint}/>`,
        )
      }
    }
    parts.push(
      `<rect x="${x}" y="${top - 0.15 * metre}" width="${width - x}" height="${0.3 * metre}" ${ink}/>`,
    )
  }
  return `${parts.join('')}<path d="M${x} 0V${groundY}" ${ink}/>`
}

/** The steel of a hall that is going up. */
export const steelFrame: Building = (x, groundY, metre) => {
  const member = (left: number, top: number, size: readonly [wide: number, tall: number]) =>
    `<rect x="${left}" y="${top}" width="${size[0]}" height="${size[1]}" ${ink}/>`
  const thick = 0.3 * metre
  const parts: string[] = []
  for (const level of [3.6, 7.2, 10.8]) {
    parts.push(member(x, groundY - level * metre, [width - x, thick]))
  }
  for (let left = x; left < width; left += 4.5 * metre) {
    parts.push(
      `<path d="M${left + thick} ${groundY}L${left + 4.5 * metre} ${groundY - 3.6 * metre}" ${faint}/>`,
      member(left, 0, [thick, groundY]),
    )
  }
  return parts.join('')
}

export function fir(x: number, groundY: number, size: number): string {
  const y = (part: number) => groundY - size * part
  return `<rect x="${x - size * 0.03}" y="${y(0.15)}" width="${size * 0.06}" height="${size * 0.15}" ${far}/><path d="M${x} ${y(1)}L${x + size * 0.22} ${y(0.6)}H${x + size * 0.12}L${x + size * 0.3} ${y(0.15)}H${x - size * 0.3}L${x - size * 0.12} ${y(0.6)}H${x - size * 0.22}Z" ${far}/>`
}

export function hill(groundY: number): string {
  return `<path d="M0 ${groundY - 90}Q240 ${groundY - 190} 520 ${groundY - 80}T1280 ${groundY - 120}" ${faint}/>`
}
