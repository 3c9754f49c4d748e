import { ownKinds } from '@minikran/domain/catalogue/own-fields'
import {
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { contents, titles } from './both-languages.ts'
import { documentSchema, movieSchema } from './media.ts'
import { noCount } from './no-count.ts'
import { z } from './z.ts'

/** A picture of an item; `image_file` is its name below `/upload/images/`. */
export const imageSchema = z
  .object({
    image_file: z.string(),
    alt_sv: z.string(),
    alt_en: z.string().nullable(),
    /** Only where the lighter variants have been made. */
    width: z.int().optional().openapi({
      description:
        'With it there are lighter variants as AVIF and WebP, `<name>-<width>.avif`, 320, 640, 1280 and 1920 pixels wide as far as the picture is',
    }),
    height: z.int().optional(),
    /** Only where it is not the middle. */
    focal_x: z.int().optional().openapi({
      description: 'The point that stays in sight when the picture is cut, in percent',
    }),
    focal_y: z.int().optional(),
    /** Only where an item is looked up alone. */
    placeholder: z
      .string()
      .optional()
      .openapi({ description: 'A tiny picture, as a data address' }),
  })
  .openapi('Image')

/** The drawing of the category, shown where there is no photograph. */
export const outlineSchema = z.enum([
  'mini-crane',
  'glass-robot',
  'vacuum-lifter',
  'tracked-carrier',
  'aerial-lift',
  'lifting-accessory',
  'education',
])
export type Outline = z.infer<typeof outlineSchema>

export const prodcatSchema = z
  .object({
    id: z.int(),
    prodcat_slug: z.string(),
    prodcat_title_sv: z.string(),
    prodcat_title_en: z.string().nullable(),
    /** The same as `prodcat_title_en`: the public API has both names. */
    title_en: z.string().nullable(),
    ...contents,
    outline: outlineSchema,
    /** Its first picture, shown instead of the outline. */
    image: imageSchema.nullable(),
    path: z.string(),
    product_count: z.int(),
  })
  .openapi('ProductCategory')

export const prodsubcatSchema = z
  .object({
    id: z.int(),
    prodcat_slug: z.string(),
    prodcat_title_sv: z.string(),
    prodcat_title_en: z.string().nullable(),
    prodsubcat_slug: z.string(),
    prodsubcat_title_sv: z.string(),
    prodsubcat_title_en: z.string().nullable(),
    ...contents,
    image_file: z.string().nullable(),
    outline: outlineSchema,
    image: imageSchema.nullable(),
    path: z.string(),
    product_count: z.int(),
  })
  .openapi('ProductSubcategory')

/** Names one technical field and its form type. */
export const namedFieldSchema = z.object({
  fld: z.string(),
  fld_type: z.enum(['text-field', 'selectmultiple', 'single-select']),
})

const ownChoice = z.object({ code: z.int(), ...titles })
const ownField = z.object({
  kind: z.enum(ownKinds),
  ...titles,
  unit: z.string().nullable(),
  choices: z.array(ownChoice),
})
const templateFieldSchema = namedFieldSchema.extend({
  own: ownField
    .optional()
    .openapi({ description: 'A field that the company has added; its value is in `own_values`' }),
})

const price = z.number().nullable().openapi({ description: 'SEK without VAT; null = on request' })

/** The raw price fields, wherever a product is shown. */
export const priceShape = {
  prod_vat: z.number(),
  price_first_day: price,
  price_following_days: price,
  price_weekend: price,
  price_basic_fee: price,
  price_sale: price,
  price_rentstart: price,
  price_rentday: price,
  price_offer: price,
  /** Percent off these prices; only in answers to an account that has a discount. */
  discount_percent: z.int().min(1).max(100).optional(),
}

const technicalValue = {
  number: z.number(),
  text: z.string(),
  select: z.int(),
  multiselect: z.array(z.int()),
}

export type TechnicalValues = { [Name in TechnicalFieldName]?: number | string | number[] }

// A field whose value is not known is absent, so that lists stay small.
const technicalShape = Object.fromEntries(
  Object.entries(technicalFields).map(([name, field]) => [
    name,
    technicalValue[field.kind].optional(),
  ]),
)

/** The depot that a product belongs to. */
export const productDepotSchema = z
  .object({
    id: z.int(),
    depot_slug: z.string(),
    depot_name: z.string(),
    ...titles,
    corp_city: z.string(),
  })
  .nullable()

const listedProductBase = z.object({
  id: z.int(),
  product_slug: z.string(),
  path: z.string(),
  prodcat_slug: z.string(),
  prodsubcat_slug: z.string(),
  ...titles,
  model: z.string(),
  type: z.int().min(0).max(4),
  status: z.int(),
  depot_ownership: z.int().nullable(),
  green_lifting: z.boolean(),
  search_tags: z.string(),
  placements: z.string().nullable(),
  education_city: z.string().nullable(),
  outline: outlineSchema,
  images: z.array(imageSchema),
  manufacturer: z.object({ manufacturer_slug: z.string(), title_sv: z.string() }).nullable(),
  depot: productDepotSchema,
  fld_title1: namedFieldSchema.nullable(),
  fld_title2: namedFieldSchema.nullable(),
  fld_title3: namedFieldSchema.nullable(),
  fld_title4: namedFieldSchema.nullable(),
  ...priceShape,
})

/** A product as lists carry it: everything but its texts and template. */
export const listedProductSchema = listedProductBase.extend(technicalShape).openapi('ListedProduct')

export const seatsLeft = z
  .int()
  .nullable()
  .openapi({ description: 'Seats of a course that nobody has yet; null = no course, no limit' })

const productTexts = z.object({
  seats_left: seatsLeft,
  manufacturer: z
    .object({
      manufacturer_slug: z.string(),
      title_sv: z.string(),
      url: z.string().nullable(),
      logo_img: z.string().nullable(),
    })
    .nullable(),
  ...contents,
  prodcat_title_sv: z.string(),
  prodcat_title_en: z.string().nullable(),
  prodsubcat_title_sv: z.string(),
  prodsubcat_title_en: z.string().nullable(),
  documents: z.array(documentSchema),
  movies: z.array(movieSchema),
  craneselector_slug: z
    .string()
    .nullable()
    .openapi({ description: 'The crane of the selector that this is, with a load chart' }),
  prodtpl: z
    .object({ id: z.int(), title: z.string(), prodtplflds: z.array(templateFieldSchema) })
    .nullable(),
  own_values: z
    .record(z.string(), z.union([z.number(), z.string(), z.array(z.int())]))
    .openapi({ description: 'The values of the own fields of its template, by their names' }),
})

export const productSchema = listedProductBase
  .extend(technicalShape)
  .extend(productTexts.shape)
  .openapi('Product')

export type Image = z.infer<typeof imageSchema>
export type NamedField = z.infer<typeof namedFieldSchema>
export type TemplateField = z.infer<typeof templateFieldSchema>
export type OwnField = z.infer<typeof ownField>
export type Prodcat = z.infer<typeof prodcatSchema>
export type Prodsubcat = z.infer<typeof prodsubcatSchema>
export type ListedProduct = z.infer<typeof listedProductBase> & TechnicalValues
export type Product = Omit<ListedProduct, 'manufacturer'> & z.infer<typeof productTexts>

const productsShape = {
  products: z.array(listedProductSchema),
  product_hits: z.int().openapi({ description: 'How many products the filters leave' }),
}

/** `getProdcatObj`: the category with its subcategories and products (all, unless `per_page` is given). */
export const prodcatWithContentsSchema = prodcatSchema
  .extend({ subcategories: z.array(prodsubcatSchema), ...productsShape })
  .openapi('ProductCategoryWithContents')
export type ProdcatWithContents = Prodcat & {
  subcategories: Prodsubcat[]
  products: ListedProduct[]
  product_hits: number
}

export const prodsubcatWithProductsSchema = prodsubcatSchema
  .extend(productsShape)
  .openapi('ProductSubcategoryWithProducts')
export type ProdsubcatWithProducts = Prodsubcat & {
  products: ListedProduct[]
  product_hits: number
}

export const productQuery = z.strictObject({
  product_slug: z.string().min(1).max(120),
  no_count: noCount,
})
