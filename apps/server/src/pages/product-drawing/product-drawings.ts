import { cardDrawing, cardFigureFields } from '@minikran/domain/machine-drawing/card-drawing'
import { labelText } from '@minikran/domain/machine-drawing/label'
import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import type { Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { labelsOf, layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import { answerBytes } from '../../http/answer-bytes.ts'
import type { AnswerDocument } from '../documents/documents.ts'
import { fleetSheet } from '../fleet-sheet.ts'
import type { ApiFor, ProductApi } from '../product-api.ts'

const ofProduct = /^\/static\/images\/products\/([a-z0-9-]+)\.svg$/
const ofFleet = '/static/images/kranplansch.svg'

/**
 * Products drawn from their own figures: `/static/images/products/{slug}.svg`, and all cranes on one
 * sheet: `/static/images/kranplansch.svg`.
 */
export function createProductDrawings(apiFor: ApiFor): AnswerDocument {
  return async (request, path, visitor) => {
    const slug = ofProduct.exec(path)?.[1]
    const isDrawing = path === ofFleet || slug !== undefined
    if (!isDrawing) return null
    const api = apiFor(visitor)
    const svg = await (slug === undefined ? drawnFleet(api) : drawn(slug, api))
    return svg === null ? null : answer(request, svg)
  }
}

/** Null for a course and for what the public may not see. */
async function drawn(slug: string, api: ProductApi): Promise<string | null> {
  const [product, crane] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getCraneselectorObj({ product_slug: slug }),
  ])
  if (!product.ok) return null
  const machine = productMachine(product.data, crane.ok ? crane.data : null)
  if (machine === null) return null
  return drawingSvg(cardDrawing(machine, figuresOf(product.data, cardFigureFields)))
}

async function drawnFleet(api: ProductApi): Promise<string | null> {
  const fleet = await api.getCraneFleetArr({})
  return fleet.ok ? drawingSvg(fleetSheet(fleet.data)) : null
}

function answer(request: Request, svg: string): Response {
  return answerBytes(request, svg, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=300',
    // Its inline styles must also apply when it is opened by itself.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
}

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
function drawingSvg(view: View): string {
  const paths = layersOf(view).map(({ ink, d }) => `<path class="${ink}" d="${d}"/>`)
  const labels = labelsOf(view).map(
    ({ text: { figure }, x, y }) => `<text x="${x}" y="${y}">${labelText(figure)}</text>`,
  )
  const box = viewBoxOf(view)
  const [, , width, height] = box.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${style}${[...paths, ...labels].join('')}</svg>`
}
