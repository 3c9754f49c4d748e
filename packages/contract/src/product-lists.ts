import { filterNumber } from '@minikran/domain/catalogue/filter-number'
import {
  type OptionFilterField,
  optionFields,
  type RangeField,
  rangeFields,
} from '@minikran/domain/catalogue/product-filters'
import { productSorts } from '@minikran/domain/catalogue/product-sort'
import { technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { titles } from './both-languages.ts'
import { wholeNumberOr } from './whole-number.ts'
import { z } from './z.ts'

const slug = z.string().min(1).max(120)
const page = wholeNumberOr(1, [1, 100_000])

/** 99999 means all. */
export const everything = 99_999
export const perPage = (usual: number) =>
  wholeNumberOr(usual, [1, everything]).openapi({ description: 'Items per page; 99999: all' })

export const productsPerPage = 24

const limit = z.string().regex(filterNumber).optional()
const codes = z
  .string()
  .regex(/^\d{1,3}(?:,\d{1,3}){0,19}$/)
  .optional()

type FilterName = `${RangeField}_${'min' | 'max'}` | OptionFilterField

/** `weight_min`, `weight_max`, … with decimal dot or comma; `fuel_type=2,9`: one of these codes. */
const filterShape = Object.fromEntries([
  ...rangeFields.flatMap((field) => {
    const { unit } = technicalFields[field]
    const what = unit === null ? field : `${field}, in ${unit}`
    return [
      [`${field}_min`, limit.openapi({ description: `At least this ${what}` })],
      [`${field}_max`, limit.openapi({ description: `At most this ${what}` })],
    ]
  }),
  ...optionFields.map((field) => [field, codes]),
]) as Record<FilterName, typeof limit>

const own = z
  .string()
  .max(500)
  .regex(/^[a-z0-9_:;.,]*$/)
  .optional()
  .openapi({
    description: 'Fields that the company has added, by `fld`: `tank:10..20;colour:1,2`',
  })

const listShape = {
  ...filterShape,
  own,
  page,
  sort: z.enum(productSorts).default('order'),
  lang: z
    .enum(['sv', 'en'])
    .default('sv')
    .openapi({ description: 'Language of the titles that `sort=title` goes by' }),
}

// A search has at least 2 characters; none at all lists everything.
const search = z
  .string()
  .normalize()
  .trim()
  .max(200)
  .refine((text) => [...text].length !== 1, { params: { rule: 'minLength' } })
  .default('')

export const prodcatQuery = z.strictObject({
  ...listShape,
  prodcat_slug: slug,
  per_page: perPage(everything),
})
export const prodsubcatQuery = prodcatQuery.extend({ prodsubcat_slug: slug })
export const productsQuery = z.strictObject({
  ...listShape,
  search,
  per_page: perPage(productsPerPage),
})
export const productFiltersQuery = z.strictObject({
  ...filterShape,
  own,
  prodcat_slug: slug.optional(),
  prodsubcat_slug: slug.optional(),
  search,
})
/** The machines of a depot, or its coming courses. */
export const depotProductsQuery = z.strictObject({
  depot_slug: slug,
  kind: z.enum(['machine', 'course']),
  page,
  per_page: perPage(productsPerPage),
})

/** Machines that may be taken instead of one. */
export const relatedQuery = z.strictObject({ product_slug: slug })

/** What a list can be narrowed by: the figures that its products have, and how many have which code. */
const rangeFilterSchema = z.object({
  kind: z.literal('range'),
  fld: z.enum(rangeFields),
  min: z.number(),
  max: z.number(),
})
const optionsFilterSchema = z.object({
  kind: z.literal('options'),
  fld: z.enum(optionFields),
  options: z.array(z.object({ code: z.int(), count: z.int() })),
})
const ownRangeSchema = z.object({
  kind: z.literal('range'),
  fld: z.string(),
  ...titles,
  unit: z.string().nullable(),
  min: z.number(),
  max: z.number(),
})
const ownOptionsSchema = z.object({
  kind: z.literal('options'),
  fld: z.string(),
  ...titles,
  options: z.array(z.object({ code: z.int(), ...titles, count: z.int() })),
})
export const productFiltersSchema = z
  .object({
    all: z.int().openapi({ description: 'How many products the list has without filters' }),
    count: z.int().openapi({ description: 'How many are left with these filters' }),
    filters: z.array(z.discriminatedUnion('kind', [rangeFilterSchema, optionsFilterSchema])),
    own_filters: z
      .array(z.discriminatedUnion('kind', [ownRangeSchema, ownOptionsSchema]))
      .openapi({ description: 'The same for fields that the company has added' }),
  })
  .openapi('ProductFilters')

export type ProductFiltersAnswer = z.infer<typeof productFiltersSchema>
/** A list call's filters and order, as `listQuery` of the domain's filters and sort writes them. */
export type ListQuery = Partial<Record<FilterName | 'own', string>> & {
  sort?: string
  lang?: string
}
