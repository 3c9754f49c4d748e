import type { Ink, Point, Shape, View } from '../../packages/domain/src/machine-drawing/shapes.ts'

/** The SVG text of a file without its ending. */
export type Picture = { name: string; svg: string }

/** Of a picture, pixels. */
export const width = 1280
export const height = 760

const pens: Partial<Record<Ink, string>> = {
  ghost: 'fill="#dfe3e0" stroke="#5b6168" stroke-width="2"',
  body: 'fill="#ffc400" stroke="#15181b" stroke-width="2.5"',
  detail: 'fill="none" stroke="#5b6168" stroke-width="1.5"',
  solid: 'fill="#15181b"',
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
  const pen = pens[shape.ink]
  if (pen === undefined) return ''
  const at = ([x, y]: Point) =>
    `${(originX + x * scale).toFixed(1)} ${(groundY - y * scale).toFixed(1)}`
  if (shape.kind === 'circle') {
    const [x = '', y = ''] = at(shape.centre).split(' ')
    return `<circle cx="${x}" cy="${y}" r="${(shape.radius * scale).toFixed(1)}" ${pen}/>`
  }
  const end = shape.kind === 'polygon' ? 'Z' : ''
  return `<path d="M${shape.points.map(at).join('L')}${end}" stroke-linejoin="round" ${pen}/>`
}

export function sheet(content: string, sky = '#dce8ee'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sky}"/>${content}</svg>`
}

export function ground(groundY: number, colour = '#c9c6b8'): string {
  return `<rect y="${groundY}" width="${width}" height="${height - groundY}" fill="${colour}"/><path d="M0 ${groundY}H${width}" stroke="#15181b" stroke-width="2.5"/>`
}

/** What a crane lifts beside: its left edge at `x`, drawn by `metre`, the pixels of one. */
export type Building = (x: number, groundY: number, metre: number) => string

const ink = 'stroke="#15181b" stroke-width="2.5"'

/** A wall with windows. */
export const house: Building = (x, groundY, metre) => {
  const storey = 2.7 * metre
  const rows: string[] = []
  for (let top = groundY - storey; top > -storey; top -= storey) {
    for (let left = x + storey * 0.25; left < width; left += storey * 0.95) {
      rows.push(
        `<rect x="${left}" y="${top + storey * 0.22}" width="${storey * 0.6}" height="${storey * 0.5}" fill="#8fb3c4" stroke="#15181b" stroke-width="2"/><path d="M${left + storey * 0.3} ${top + storey * 0.22}v${storey * 0.5}" stroke="#15181b" stroke-width="2"/>`,
      )
    }
    rows.push(`<path d="M${x} ${top}H${width}" stroke="#b98f6b" stroke-width="2"/>`)
  }
  return `<rect x="${x}" y="0" width="${width - x}" height="${groundY}" fill="#e3c3a2"/>${rows.join('')}<path d="M${x} 0V${groundY}" stroke="#15181b" stroke-width="2.5"/>`
}

/** A villa with its eaves towards the crane. */
export const villa: Building = (x, groundY, metre) => {
  const up = (metres: number) => groundY - metres * metre
  const to = (metres: number) => x + metres * metre
  const boards = Array.from(
    { length: Math.ceil((width - x) / (0.3 * metre)) },
    (_, index) => `M${to(0.3 * index)} ${up(2.8)}V${groundY}`,
  ).join('')
  const window = (left: number) =>
    `<path d="M${to(left)} ${up(2.2)}h${1.2 * metre}v${1.2 * metre}h${-1.2 * metre}Z" fill="#8fb3c4" ${ink}/><path d="M${to(left + 0.6)} ${up(2.2)}v${1.2 * metre}" ${ink}/>`
  return `<rect x="${x}" y="${up(2.8)}" width="${width - x}" height="${2.8 * metre}" fill="#a8483a"/><path d="${boards}" stroke="#8a372b" stroke-width="2"/><path d="M${x} ${up(2.8)}V${groundY}" ${ink}/>${window(1)}${window(3.4)}${window(5.8)}${window(8.2)}<path d="M${to(-0.5)} ${up(2.7)}L${to(5)} ${up(6)}L${to(10.5)} ${up(2.7)}Z" fill="#5b6168" stroke-linejoin="round" ${ink}/><rect x="${to(5.8)}" y="${up(6.4)}" width="${0.8 * metre}" height="${1.2 * metre}" fill="#b98f6b" ${ink}/>`
}

/** A front of glass between slabs. */
export const glassFront: Building = (x, groundY, metre) => {
  const storey = 3.4 * metre
  const panes: string[] = []
  for (let top = groundY - storey, floor = 0; top > -storey; top -= storey, floor += 1) {
    for (let left = x, pane = 0; left < width; left += 1.25 * metre, pane += 1) {
      const fill = (floor * 3 + pane * 2) % 5 === 0 ? '#dcebf0' : '#a9c8d4'
      panes.push(
        `<rect x="${left}" y="${top}" width="${1.25 * metre}" height="${storey}" fill="${fill}" stroke="#1d4d6b" stroke-width="2"/>`,
      )
    }
    panes.push(
      `<rect x="${x}" y="${top - 0.15 * metre}" width="${width - x}" height="${0.3 * metre}" fill="#efeadc" ${ink}/>`,
    )
  }
  return `${panes.join('')}<path d="M${x} 0V${groundY}" ${ink}/>`
}

/** The steel of a hall that is going up. */
export const steelFrame: Building = (x, groundY, metre) => {
  const member = (left: number, top: number, size: readonly [wide: number, tall: number]) =>
    `<rect x="${left}" y="${top}" width="${size[0]}" height="${size[1]}" fill="#b5654a" ${ink}/>`
  const thick = 0.3 * metre
  const parts: string[] = []
  for (const level of [3.6, 7.2, 10.8]) {
    parts.push(member(x, groundY - level * metre, [width - x, thick]))
  }
  for (let left = x; left < width; left += 4.5 * metre) {
    parts.push(
      `<path d="M${left + thick} ${groundY}L${left + 4.5 * metre} ${groundY - 3.6 * metre}" stroke="#15181b" stroke-width="2"/>`,
      member(left, 0, [thick, groundY]),
    )
  }
  return parts.join('')
}

export function fir(x: number, groundY: number, size: number): string {
  const y = (part: number) => groundY - size * part
  return `<path d="M${x} ${y(1)}L${x + size * 0.22} ${y(0.6)}H${x + size * 0.12}L${x + size * 0.3} ${y(0.15)}H${x - size * 0.3}L${x - size * 0.12} ${y(0.6)}H${x - size * 0.22}Z" fill="#6f9a7d"/><rect x="${x - size * 0.03}" y="${y(0.15)}" width="${size * 0.06}" height="${size * 0.15}" fill="#7a5b43"/>`
}

export function hill(groundY: number): string {
  return `<path d="M0 ${groundY}V${groundY - 90}Q240 ${groundY - 190} 520 ${groundY - 80}T1280 ${groundY - 120}V${groundY}Z" fill="#bfd3c3"/>`
}
