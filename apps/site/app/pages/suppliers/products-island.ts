import { island } from '../../islands/island.tsx'

/** The machines of an opened make: links with prices, until somebody turns to them. */
export const supplierProducts = island(
  async () => (await import('./supplier-products.tsx')).SupplierProducts,
)
