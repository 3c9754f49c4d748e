import { island } from '../../islands/island.tsx'

/** The machines of an opened make. */
export const supplierProducts = island(
  async () => (await import('./supplier-products.tsx')).SupplierProducts,
)
