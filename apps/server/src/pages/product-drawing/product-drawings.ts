import { cardDrawing, cardFigureFields } from '@minikran/domain/machine-drawing/card-drawing'
import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { answerBytes } from '../../http/answer-bytes.ts'
import type { AnswerDocument } from '../documents/documents.ts'
import { fleetSheet } from '../fleet-sheet.ts'
import type { ApiFor, ProductApi } from '../product-api.ts'
import { drawingSvg } from './drawing-svg.ts'

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
  const sheet = await fleetSheet(api)
  return sheet && drawingSvg(sheet)
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
