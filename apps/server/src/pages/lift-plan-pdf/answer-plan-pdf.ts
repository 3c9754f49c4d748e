import type { Visitor } from '@minikran/contract/site-handler'
import { type Locale, splitLocale } from '@minikran/domain/catalogue/product-path'
import { typedPlan } from '@minikran/domain/lift-planning/read-plan'
import { createFairTurns } from '../../http/fair-turns.ts'
import { problemAnswer } from '../../http/problem-answer.ts'
import { limits, type RateLimiter, rateLimitHeaders } from '../../http/rate-limit.ts'
import { networkOf } from '../../http/visitor-address.ts'
import { wantsPage } from '../../http/wants-page.ts'
import type { Logger } from '../../operations/logger.ts'
import type { AnswerDocument } from '../documents/documents.ts'
import { type FoundPlan, findPlan, type PlanApi } from './find-plan.ts'

type Parts = {
  apiFor: (visitor: Visitor) => PlanApi
  limiter: Pick<RateLimiter, 'consumeLocally'>
}

/**
 * `/lyftplan?…&format=pdf`; null for other addresses, and for a browser over the limit: the page at the
 * PDF's address is the 429 page. A plan with faults is redirected to its page, which explains them.
 */
export function createPlanPdfs({ apiFor, limiter }: Parts): AnswerDocument {
  // Making a PDF blocks the process for a while.
  const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 20 })
  return async (request, path, visitor) => {
    const { locale, path: swedishPath } = splitLocale(path)
    if (swedishPath !== '/lyftplan') return null
    const { searchParams } = new URL(request.url)
    if (searchParams.get('format') !== 'pdf') return null
    const typed = typedPlan(searchParams)
    const found = await findPlan(apiFor(visitor), typed, locale)
    if (found === null) return toPage(path, typed)
    const network = networkOf(visitor.address)
    const verdict = limiter.consumeLocally(limits.planPdf, network)
    if (!verdict.allowed) {
      if (wantsPage(request)) return null
      const headers = rateLimitHeaders(verdict)
      return problemAnswer('tooManyRequests', { requestId: visitor.requestId, headers })
    }
    const pdf = await inTurn(network, () => makePdf(found))
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${locale === 'sv' ? 'lyftplan' : 'lift-plan'}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    }
    return new Response(request.method === 'HEAD' ? null : Uint8Array.from(pdf), { headers })
  }
}

/** The PDF of an inquiry's lift plan; null when it cannot be made, which stops no mail. */
export function createPlanAttachments({ api, log }: { api: PlanApi; log: Pick<Logger, 'warn'> }) {
  return async (plan: string, locale: Locale): Promise<Buffer | null> => {
    try {
      const found = await findPlan(api, typedPlan(new URLSearchParams(plan)), locale)
      return found && Buffer.from(await makePdf(found))
    } catch (err) {
      log.warn({ err, plan }, 'lift plan not attached')
      return null
    }
  }
}

// Loaded with the first PDF: most processes never make one.
async function makePdf(found: FoundPlan): Promise<Uint8Array> {
  const { makePlanPdf } = await import('./make-plan-pdf.ts')
  return await makePlanPdf(found)
}

function toPage(path: string, typed: Record<string, string>): Response {
  const query = new URLSearchParams(typed)
  const location = query.size === 0 ? path : `${path}?${query}`
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}
