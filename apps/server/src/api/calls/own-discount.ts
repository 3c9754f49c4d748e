import type { Principal } from './authenticate.ts'
import type { Answer, Call } from './call.ts'

/** Percent off the list price; 0 for visitors and nearly all accounts. */
const percentOf = (principal: Principal) =>
  principal.kind === 'account' ? principal.discountPercent : 0

/** Adds the account's discount to every price of an answer, in one place for all calls. */
export function withOwnDiscount(answer: Answer, principal: Principal): Answer {
  const percent = percentOf(principal)
  if (percent === 0) return answer
  switch (answer.kind) {
    case 'data':
      return { ...answer, data: discountedItem(answer.data, percent) }
    case 'list':
      return { ...answer, data: answer.data.map((item) => discountedItem(item, percent)) }
    default:
      return answer
  }
}

/** How an account's answer is made from a public one's text; null for visitors, who get that text. */
export function ownTextFor(
  principal: Principal,
  { answerType }: Pick<Call, 'answerType'>,
): ((publicText: string) => string) | null {
  if (principal.kind !== 'account') return null
  const percent = percentOf(principal)
  if (percent === 0 || answerType !== 'application/json') return (publicText) => publicText
  return (publicText) => JSON.stringify(discountedValue(JSON.parse(publicText), percent))
}

/** An object with `prod_vat` has prices (`priceShape` of the contract). */
function discountedItem(item: object, percent: number): object {
  const entries = Object.entries(item).map(([name, value]) => [
    name,
    discountedValue(value, percent),
  ])
  return {
    ...Object.fromEntries(entries),
    ...('prod_vat' in item && { discount_percent: percent }),
  }
}

function discountedValue(value: unknown, percent: number): unknown {
  if (Array.isArray(value)) return value.map((each) => discountedValue(each, percent))
  return isPlain(value) ? discountedItem(value, percent) : value
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
