import type { Ink, Point, Shape, View } from '../../packages/domain/src/machine-drawing/shapes.ts'

/** A picture as SVG text, 1280 × 760. */
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

/** A wall with windows, its left edge at `x`; `storey` is the height of one floor in pixels. */
export function house(x: number, groundY: number, storey: number): string {
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

export function fir(x: number, groundY: number, size: number): string {
  const y = (part: number) => groundY - size * part
  return `<path d="M${x} ${y(1)}L${x + size * 0.22} ${y(0.6)}H${x + size * 0.12}L${x + size * 0.3} ${y(0.15)}H${x - size * 0.3}L${x - size * 0.12} ${y(0.6)}H${x - size * 0.22}Z" fill="#6f9a7d"/><rect x="${x - size * 0.03}" y="${y(0.15)}" width="${size * 0.06}" height="${size * 0.15}" fill="#7a5b43"/>`
}

export function hill(groundY: number): string {
  return `<path d="M0 ${groundY}V${groundY - 90}Q240 ${groundY - 190} 520 ${groundY - 80}T1280 ${groundY - 120}V${groundY}Z" fill="#bfd3c3"/>`
}
