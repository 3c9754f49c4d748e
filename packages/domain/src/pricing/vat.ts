import { divideHalfUp } from '../primitives/money.ts'

/** Adds VAT, in öre, rounded half up. The percent may have two decimals. */
export function addVat(exVatOre: number, vatPercent: number): number {
  return divideHalfUp(exVatOre * vatBasisPoints(vatPercent), 10_000)
}

/** The price including VAT in basis points: 12 500 for 25 %. */
export function vatBasisPoints(vatPercent: number): number {
  return 10_000 + Math.round(vatPercent * 100)
}
