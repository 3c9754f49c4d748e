import { labelText } from '@minikran/domain/machine-drawing/label'
import type { Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { labelsOf, layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'

// The site's colours (apps/site/app/styles/tokens.css): a picture cannot read the page's variables.
const colours =
  'svg{--paper:#faf9f5;--ink:#15181b;--muted:#5b6168}@media (prefers-color-scheme:dark){svg{--paper:#14171a;--ink:#eceae3;--muted:#a4aab0}}'
const lines = 'path{fill:none;stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round}'

/** The inks of machines on cards; the others are only on sheets with measures. */
const pens: Partial<Record<Ink, string>> = {
  body: 'fill:var(--paper)',
  solid: 'fill:var(--ink);stroke:none',
  detail: 'stroke:var(--muted);stroke-width:.75',
  ghost: 'fill:var(--paper);stroke:var(--muted);stroke-width:1',
  ground: 'stroke-width:1.5',
  dimension: 'stroke:var(--muted)',
}
const rules = Object.entries(pens).map(([ink, rule]) => `.${ink}{${rule}}`)
const text = 'text{fill:var(--muted);font:13px system-ui,sans-serif;text-anchor:end}'
// The card of a phone is a third as wide as the sheet.
const small = '@media(max-width:200px){text{font-size:26px}path{stroke-width:2}}'
const style = `<style>${colours}${lines}${rules.join('')}${text}${small}</style>`

/** A drawing as a picture of its own, light or dark as the page that shows it. */
export function drawingSvg(view: View): string {
  const paths = layersOf(view).map(({ ink, d }) => `<path class="${ink}" d="${d}"/>`)
  const labels = labelsOf(view).map(
    ({ text: { figure }, x, y }) => `<text x="${x}" y="${y}">${labelText(figure)}</text>`,
  )
  const box = viewBoxOf(view)
  const [, , width, height] = box.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${style}${[...paths, ...labels].join('')}</svg>`
}
