import { feeLines } from '@minikran/domain/pricing/line-of-field'
import { type PricedItem, pricedProduct } from '../../pricing/price-rows.ts'

/** Whether a price that is shown contains the basic fee. */
export const hasBasicFee = (product: PricedItem): boolean =>
  feeLines(pricedProduct(product)).length > 0
