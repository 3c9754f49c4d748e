const noBreakSpace = '\u00a0'

/** A price in whole öre (docs/prices.md), the same in both languages: `1 234,50 kr`, `950 kr`. */
export function priceText(ore: number): string {
  const sign = ore < 0 ? '−' : ''
  const whole = Math.abs(ore)
  const kronor = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  const cents = whole % 100
  const decimals = cents === 0 ? '' : `,${String(cents).padStart(2, '0')}`
  return `${sign}${kronor}${decimals}${noBreakSpace}kr`
}
