import { isVipRole } from '../access/roles.ts'
import { divideHalfUp } from '../primitives/money.ts'
import { vatBasisPoints } from './vat.ts'

/** One figure in both price types; every price is shown in both (docs/prices.md). */
export type Figure = { exVatOre: number; incVatOre: number }

/** A sum in öre without VAT, its VAT, and what is taken off the list price; absent or 0: nothing. */
type Discounted = { vatPercent: number; discountPercent?: number }

/** What an account gets off the list price: its company's discount, for VIP roles alone. */
export function ownDiscount(role: number, companyPercent: number | null): number {
  return isVipRole(role) ? (companyPercent ?? 0) : 0
}

/**
 * The own price of a list price. From the exact sum, so that discount and VAT are rounded once in
 * each figure; absent without a discount.
 */
export function ownFigure(exVatOre: number, terms: Discounted): { own?: Figure } {
  const { discountPercent = 0 } = terms
  if (discountPercent === 0) return {}
  const left = exVatOre * (100 - discountPercent)
  const incVatOre = divideHalfUp(left * vatBasisPoints(terms.vatPercent), 1_000_000)
  return { own: { exVatOre: divideHalfUp(left, 100), incVatOre } }
}
