/** What the `settings` cookie holds: '' until a person chooses. */
export const priceTypeChoices = ['', '1', '2'] as const
export type PriceTypeChoice = (typeof priceTypeChoices)[number]
/** '1' private, prices with VAT; '2' business, prices without (docs/prices.md). */
export type PriceType = Exclude<PriceTypeChoice, ''>

/** Without a choice prices are shown as for type 2. */
export function shownPriceType(choice: PriceTypeChoice): PriceType {
  return choice === '1' ? '1' : '2'
}

/** The other type, shown smaller and offered by the switch. */
export function otherPriceType(choice: PriceTypeChoice): PriceType {
  return shownPriceType(choice) === '1' ? '2' : '1'
}
