import { divideHalfUp } from '../primitives/money.ts'

/** A sum with VAT, in öre, rounded once half up (reading 6). The percent may have two decimals. */
export function addVat(exVatOre: number, vatPercent: number): number {
  const basisPoints = Math.round(vatPercent * 100)
  return divideHalfUp(exVatOre * (10_000 + basisPoints), 10_000)
}
