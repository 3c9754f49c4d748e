import { products } from './schema/products.ts'

/** What of a product its drawing is made of (`api/http/present-figures.ts`). */
export const figureColumns = {
  length: products.length,
  width: products.width,
  height: products.height,
  length_unfolded: products.length_unfolded,
  width_unfolded: products.width_unfolded,
  fields: products.fields,
}
