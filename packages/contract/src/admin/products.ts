import { templateFormTypes } from '@minikran/domain/catalogue/form-types'
import { homePlacement } from '@minikran/domain/catalogue/popularity'
import { namedFieldSchema } from '../catalogue.ts'
import { itemId } from '../item-id.ts'
import { z } from '../z.ts'
import {
  contentFields,
  filesFields,
  imagesField,
  lineOfText,
  optionalLine,
  publishFields,
  slug,
  titleFields,
} from './item.ts'

const hundredths = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => Math.round(value * 100) / 100 === value)

/** SEK without VAT with at most two decimals; null is "on request". */
const sek = hundredths(20_000_000).nullable().default(null)

export const priceFields = {
  prod_vat: hundredths(100).default(25),
  price_first_day: sek,
  price_following_days: sek,
  price_weekend: sek,
  price_basic_fee: sek,
  price_sale: sek,
  price_rentstart: sek,
  price_rentday: sek,
  price_offer: sek,
}

const highlight = z
  .strictObject({ fld: z.string().max(60), fld_type: namedFieldSchema.shape.fld_type })
  .nullable()
  .default(null)

const technicalValue = z.union([
  z.number(),
  z.string().trim().max(200),
  z.array(z.int().min(0).max(99)).max(30),
  z.null(),
])

export const productFields = z.strictObject({
  product_slug: slug,
  ...titleFields,
  ...contentFields,
  type: z.int().min(0).max(4).default(0),
  status: z.int().min(0).max(2).default(0),
  prodsubcat_id: itemId,
  prodtpl_id: itemId.nullable().default(null),
  manufacturer_id: itemId.nullable().default(null),
  model: z.string().trim().max(120).default(''),
  depot_id: itemId.nullable().default(null),
  depot_ownership: z.int().min(1).max(2).nullable().default(null),
  green_lifting: z.boolean().default(false),
  search_tags: z.string().trim().max(500).default(''),
  placements: z.enum([homePlacement]).nullable().default(null),
  education_city: optionalLine.default(null),
  fld_title1: highlight,
  fld_title2: highlight,
  fld_title3: highlight,
  fld_title4: highlight,
  ...priceFields,
  /** Values by the name of their technical field, in the units that it is stored in. */
  technical: z.record(z.string().max(60), technicalValue).default({}),
  ...publishFields,
  ...imagesField,
  ...filesFields,
})

const ownTitle = z.string().trim().min(1).max(60)
const ownChoice = z.strictObject({
  code: z.int().min(1).max(99),
  title_sv: ownTitle,
  title_en: ownTitle.nullable().default(null),
})
const ownField = z.strictObject({
  title_sv: ownTitle,
  title_en: ownTitle.nullable().default(null),
  unit: z.string().trim().min(1).max(12).nullable().default(null),
  choices: z.array(ownChoice).max(30).default([]),
})

export const templateFieldSchema = z.strictObject({
  fld: z.string().max(60),
  fld_type: z.enum(templateFormTypes),
  validation: z.int().min(0).max(4).default(0),
  required: z.boolean().default(false),
  title_option: z.int().min(0).max(2).default(0),
  own: ownField
    .nullable()
    .default(null)
    .openapi({ description: 'What a field of the company’s own is called; `fld` is its name' }),
})

export const prodtplFields = z.strictObject({
  title: lineOfText,
  ...publishFields,
  fields: z.array(templateFieldSchema).max(80).default([]),
})
