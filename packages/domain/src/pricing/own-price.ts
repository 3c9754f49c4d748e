import { isVipRole } from '../access/roles.ts'
import { divideHalfUp } from '../primitives/money.ts'
import { vatBasisPoints } from './vat.ts'

/** A price with and without VAT, in öre (docs/prices.md). */
export type Figure = { exVatOre: number; incVatOre: number }

/** VAT and discount of a price; without a discount absent or 0. */
type Discounted = { vatPercent: number; discountPercent?: number }

/** The discount of an account: its company's, for VIP roles only. */
export function ownDiscount(role: number, companyPercent: number | null): number {
  return isVipRole(role) ? (companyPercent ?? 0) : 0
}

/** The discounted price, rounded once after discount and VAT; absent without a discount. */
export function ownFigure(exVatOre: number, terms: Discounted): { own?: Figure } {
  const { discountPercent = 0 } = terms
  if (discountPercent === 0) return {}
  const left = exVatOre * (100 - discountPercent)
  const incVatOre = divideHalfUp(left * vatBasisPoints(terms.vatPercent), 1_000_000)
  return { own: { exVatOre: divideHalfUp(left, 100), incVatOre } }
}
