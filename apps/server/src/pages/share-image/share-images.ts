import { hash } from 'node:crypto'
import type { Visitor } from '@minikran/contract/site-handler'
import { LRUCache } from 'lru-cache'
import { answerBytes } from '../../http/answer-bytes.ts'
import { createFairTurns } from '../../http/fair-turns.ts'
import { networkOf } from '../../http/visitor-address.ts'
import type { AnswerDocument } from '../documents/documents.ts'
import { readLetterings } from './lettering.ts'
import { renderPng } from './render-png.ts'
import { findShareCard, type ShareApi, type ShareCard } from './share-card.ts'
import { shareImageSize, shareImageSvg } from './share-image-svg.ts'

type Picture = Buffer<ArrayBuffer>

const mostCachedBytes = 4_000_000
const ofPage = /^\/og(\/en)?(\/.+)\.png$/
const home = '/minikran'
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }

/**
 * Pictures for sharing, one for each page and language: `/og/produkt/{slug}.png`, else `/og`, the
 * page's address and `.png`; `/og/minikran.png` is the home page's.
 */
export function createShareImages(
  apiFor: (visitor: Visitor) => ShareApi,
  cachedBytes = mostCachedBytes,
): AnswerDocument {
  const pictures = new LRUCache<string, Picture, string>({
    maxSize: cachedBytes,
    sizeCalculation: (picture) => picture.length,
    // A picture that is dropped from the cache while it is drawn is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: svg }) => draw(svg),
  })
  // Drawing takes a tenth of a second of the processor.
  const inTurn = createFairTurns({ atOnce: 2, mostWaiting: 60 })
  const pictureOf = async (card: ShareCard): Promise<Picture> => {
    const svg = shareImageSvg(card, await readLetterings())
    return pictures.forceFetch(hash('sha256', svg, 'base64url'), { context: svg })
  }

  return async (request, path, visitor) => {
    const [, english, name] = ofPage.exec(path) ?? []
    if (name === undefined) return null
    const locale = english === undefined ? 'sv' : 'en'
    const find = async () => {
      const card = await findShareCard(name === home ? '/' : name, { api: apiFor(visitor), locale })
      return card === null ? null : await pictureOf(card)
    }
    const picture = await inTurn(networkOf(visitor.address), find)
    return picture === null ? null : answerBytes(request, picture, headers)
  }
}

async function draw(svg: string): Promise<Picture> {
  return Buffer.from(await renderPng(svg, shareImageSize))
}
