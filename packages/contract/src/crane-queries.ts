import { type LiftField, liftMaxLengths } from '@minikran/domain/crane-selection/lift'
import { readDecimal, readLiftNumber } from '@minikran/domain/crane-selection/lift-input'
import { noCount } from './no-count.ts'
import { everything, perPage } from './product-lists.ts'
import { wholeNumberOr } from './whole-number.ts'
import { z } from './z.ts'

/** A typed number with comma or dot; refusals are the rule keys of the domain. */
function typedNumber(read: (text: string) => number | { rule: string }) {
  return z
    .string()
    .transform((text, context) => {
      const result = read(text)
      if (typeof result === 'number') return result
      context.addIssue({ code: 'custom', params: result })
      return z.NEVER
    })
    .openapi({ type: 'string', example: '5,5' })
}

const liftNumber = (field: LiftField) => typedNumber((text) => readLiftNumber(text, field))
const extraWeight = typedNumber((text) => {
  const read = readDecimal(text, liftMaxLengths.weight)
  if (read.kind === 'refused') return read.violation
  return read.kind === 'number' ? read.value : 0
})

export const nearMissesPerPage = 6

const liftQuery = z.strictObject({
  /** The client, recorded with the search, never a filter; `web-live` while the visitor types. */
  platform: z.string().max(40).optional(),
  height: liftNumber('height'),
  radius: liftNumber('radius'),
  weight: liftNumber('weight'),
})

/** Recorded with the search, never a filter. */
export const searchedFrom = z
  .string()
  .max(120)
  .optional()
  .openapi({
    param: { description: 'The depot that the visitor comes from, by its slug' },
    example: 'stockholm',
  })

export const craneselectorsQuery = liftQuery.extend({
  /** For a list that is no search of its own: a further page, the other cranes of a lift plan. */
  no_count: noCount,
  depot: searchedFrom,
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: perPage(everything),
})
export const unchartedCranesQuery = liftQuery
/** Without a lift, or with all three of its numbers; `extra` as in `craneNearMissesQuery`. */
export const craneFleetQuery = liftQuery
  .omit({ platform: true })
  .extend({ extra: extraWeight })
  .partial()
  .refine(
    ({ height, radius, weight }) =>
      new Set([height, radius, weight].map((value) => value === undefined)).size === 1,
    {
      path: ['height'],
      params: { rule: 'required' },
    },
  )
/** `weight` is all that hangs on the hook; `extra` the part of it that cannot be left out, in kg. */
export const craneNearMissesQuery = liftQuery.extend({
  extra: extraWeight.optional(),
  per_page: wholeNumberOr(nearMissesPerPage, [1, 24]),
})
/** The crane by its own slug or by that of the product with which it is rented. */
const slug = z.string().min(1).max(120).optional()
const named = (query: { slug?: string | undefined; product_slug?: string | undefined }) =>
  (query.slug === undefined) !== (query.product_slug === undefined)
const oneName = { path: ['slug'], params: { rule: 'required' } }
const craneName = z.strictObject({ slug, product_slug: slug })

export const craneselectorQuery = craneName.refine(named, oneName)
export const loadChartQuery = craneName
  .extend({
    lang: z
      .enum(['sv', 'en'])
      .default('sv')
      .openapi({ description: 'Language of the column titles; English has decimal points' }),
  })
  .refine(named, oneName)
