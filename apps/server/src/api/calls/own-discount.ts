import type { Principal } from './authenticate.ts'
import type { Answer, Call } from './call.ts'

/** What somebody gets off the list price, percent; 0 for visitors and nearly all accounts. */
const percentOf = (principal: Principal) =>
  principal.kind === 'account' ? principal.discountPercent : 0

/**
 * Puts what the account gets off the list price beside every price of an answer. Here, once for all
 * calls: whatever shows a price shows it to those who have one of their own.
 */
export function withOwnDiscount(answer: Answer, principal: Principal): Answer {
  const percent = percentOf(principal)
  if (percent === 0) return answer
  switch (answer.kind) {
    case 'data':
      return { ...answer, data: discounted(answer.data, percent) }
    case 'list':
      return { ...answer, data: answer.data.map((item) => discounted(item, percent)) }
    default:
      return answer
  }
}

/** The same for the text of a public answer; null for visitors, who get that text. */
export function ownTextFor(
  principal: Principal,
  { answerType }: Pick<Call, 'answerType'>,
): ((publicText: string) => string) | null {
  if (principal.kind !== 'account') return null
  const percent = percentOf(principal)
  if (percent === 0 || answerType !== 'application/json') return (publicText) => publicText
  return (publicText) => JSON.stringify(within(JSON.parse(publicText), percent))
}

/** Whatever has VAT has prices (`priceShape` of the contract). */
function discounted(item: object, percent: number): object {
  const entries = Object.entries(item).map(([name, value]) => [name, within(value, percent)])
  return {
    ...Object.fromEntries(entries),
    ...('prod_vat' in item && { discount_percent: percent }),
  }
}

function within(value: unknown, percent: number): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, percent))
  return isPlain(value) ? discounted(value, percent) : value
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
