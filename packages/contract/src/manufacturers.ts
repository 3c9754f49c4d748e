import { contents, titles } from './both-languages.ts'
import { type ListedProduct, listedProductSchema } from './catalogue.ts'
import { z } from './z.ts'

/** A make that is rented out; `repairs` and `sales` say what else the company does with it. */
export const manufacturerSchema = z
  .object({
    id: z.int(),
    manufacturer_slug: z.string(),
    ...titles,
    url: z.string().nullable(),
    logo_img: z.string().nullable(),
    repairs: z.boolean(),
    sales: z.boolean(),
    ...contents,
    product_count: z.int(),
  })
  .openapi('Manufacturer')

export const manufacturerWithProductsSchema = manufacturerSchema
  .extend({ products: z.array(listedProductSchema) })
  .openapi('ManufacturerWithProducts')

export type Manufacturer = z.infer<typeof manufacturerSchema>
export type ManufacturerWithProducts = Manufacturer & { products: ListedProduct[] }

export const manufacturerQuery = z.strictObject({
  manufacturer_slug: z.string().min(1).max(120),
})
