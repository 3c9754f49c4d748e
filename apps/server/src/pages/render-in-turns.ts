import type { SiteHandler } from '@minikran/contract/site-handler'
import { createFairTurns, TooManyWaiting } from '../http/fair-turns.ts'
import { networkOf } from '../http/visitor-address.ts'
import { answerLater } from '../http/waiting-page.ts'

/** More at once would not be faster: rendering uses one processor. */
export const pagesAtOnce = 4
export const mostPagesWaiting = 60

const words = {
  title: 'Just nu är det många besökare',
  text: 'Försök igen om några sekunder. Har du skickat ett formulär: ladda om sidan, så skickas det igen.',
  english:
    'There are many visitors right now. Please try again in a few seconds. If you sent a form, reload this page to send it again.',
}

/**
 * Prepares a few pages at a time, in fair turns between networks, and answers 503 when too many wait.
 * Sent forms have a queue of their own, so that a flood of pages does not delay an inquiry or a log-in.
 */
export function renderInTurns(site: SiteHandler): SiteHandler {
  const limits = { atOnce: pagesAtOnce, mostWaiting: mostPagesWaiting }
  const forPages = createFairTurns(limits)
  const forForms = createFairTurns(limits)
  return async (request, visitor) => {
    const inTurn = request.method === 'POST' ? forForms : forPages
    try {
      return await inTurn(networkOf(visitor.address), () => site(request, visitor))
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      return answerLater({ request, words, ...visitor })
    }
  }
}
