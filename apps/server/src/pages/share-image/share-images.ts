import { hash } from 'node:crypto'
import { drawMachine, isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { LRUCache } from 'lru-cache'
import type { AnswerDocument } from '../documents/documents.ts'
import type { ApiFor, ProductApi } from '../product-api.ts'
import { renderPng } from './render-png.ts'
import { shareImageSize, shareImageSvg } from './share-image-svg.ts'

type Picture = { bytes: Buffer<ArrayBuffer>; etag: string }

const keptBytes = 4_000_000
const ofProduct = /^\/og\/produkt\/([^/]+)\.png$/
const general = '/og/minikran.png'

// Stands for every page that shows no single machine: a spider crane of the usual size.
const usualCrane: DrawnMachine = {
  kind: 'spider-crane',
  length: 3200,
  width: 800,
  height: 1600,
  length_unfolded: 4600,
  width_unfolded: 4400,
  rows: [
    { lift_radius: 1.5, lift_height: 12, lift_weight: 3000 },
    { lift_radius: 3, lift_height: 11, lift_weight: 1500 },
    { lift_radius: 5, lift_height: 10, lift_weight: 700 },
    { lift_radius: 7, lift_height: 8, lift_weight: 400 },
    { lift_radius: 9, lift_height: 5, lift_weight: 250 },
  ],
}

/** Pictures for sharing, drawn from a machine's own figures: `/og/produkt/{slug}.png`. */
export function createShareImages(apiFor: ApiFor): AnswerDocument {
  const pictures = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const making = new Map<string, Promise<Picture>>()

  const pictureOf = async (machine: DrawnMachine): Promise<Picture> => {
    const svg = shareImageSvg(drawMachine(machine).views)
    const key = hash('sha256', svg, 'base64url')
    const known = pictures.get(key) ?? making.get(key)
    if (known !== undefined) return known
    const made = draw(svg, key).finally(() => making.delete(key))
    making.set(key, made)
    const picture = await made
    pictures.set(key, picture)
    return picture
  }

  return async (request, path, visitor) => {
    const machine = await machineAt(path, apiFor(visitor))
    return machine === null ? null : answer(request, await pictureOf(machine))
  }
}

async function draw(svg: string, key: string): Promise<Picture> {
  const bytes = await renderPng(svg, shareImageSize)
  return { bytes: Buffer.from(bytes), etag: `"${key.slice(0, 22)}"` }
}

/** Whose picture an address asks for: null is no picture at all. */
async function machineAt(path: string, api: ProductApi): Promise<DrawnMachine | null> {
  if (path === general) return usualCrane
  const slug = slugIn(path)
  if (slug === null) return null
  const [product, crane] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getCraneselectorObj({ product_slug: slug }),
  ])
  if (!product.ok) return null
  const machine = productMachine(product.data, crane.ok ? crane.data : null)
  // A course, or a machine of which no measure is known.
  return machine !== null && isDrawable(machine) ? machine : usualCrane
}

function slugIn(path: string): string | null {
  const encoded = ofProduct.exec(path)?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    // Not an address that any page of ours names.
    return null
  }
}

function answer(request: Request, { bytes, etag }: Picture): Response {
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
