/** '1' private, prices with VAT; '2' business, prices without (docs/prices.md). */
export type PriceType = '1' | '2'
/** What the `settings` cookie holds: '' until a person chooses. */
export type PriceTypeChoice = '' | PriceType

/** Unset renders like type 2. */
export function shownPriceType(choice: PriceTypeChoice): PriceType {
  return choice === '1' ? '1' : '2'
}

/** The type that stands small beside the chosen one, and that the switch goes to. */
export function otherPriceType(choice: PriceTypeChoice): PriceType {
  return shownPriceType(choice) === '1' ? '2' : '1'
}
