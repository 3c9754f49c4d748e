import { sleepingPart } from '../../components/sleeping-part.tsx'

/** The machines of an opened make: links with prices, until somebody turns to them. */
export const supplierProducts = sleepingPart(
  async () => (await import('./supplier-products.tsx')).SupplierProducts,
)
