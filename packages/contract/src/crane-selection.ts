import { type LiftField, liftMaxLengths } from '@minikran/domain/crane-selection/lift'
import { readDecimal, readLiftNumber } from '@minikran/domain/crane-selection/lift-input'
import { craneFigureFields } from '@minikran/domain/machine-drawing/machine-figures'
import { titles } from './both-languages.ts'
import { imageSchema, outlineSchema, priceShape } from './catalogue.ts'
import { noCount } from './no-count.ts'
import { everything, perPage } from './product-lists.ts'
import { wholeNumberOr } from './whole-number.ts'
import { z } from './z.ts'

/**
 * A row of a load chart: metres above the ground, metres from the crane's centre, kg, and the key
 * of the configuration that it holds with.
 */
export const craneRowSchema = z
  .object({
    lift_height: z.number(),
    lift_radius: z.number(),
    lift_weight: z.number(),
    configuration: z.string(),
  })
  .openapi('CraneRow')

/** Metres, metres, kg. */
export const liftSchema = z
  .object({ height: z.number(), radius: z.number(), weight: z.number() })
  .openapi('Lift')

const size = z.number().positive().max(99_999_999_999)

/** A lift as its visitor typed it; `extra` kg of slings and lifter hang on the hook besides. */
export const askedLiftSchema = z
  .strictObject({ height: size, radius: size, weight: size, extra: size.or(z.literal(0)) })
  .openapi('AskedLift')

export const craneTypeSchema = z.enum([
  'spider-crane',
  'crawler-crane',
  'articulated-crane',
  'pick-and-carry-crane',
])

/** The product with which the crane is rented; what follows `image` is for the pages. */
export const craneProductSchema = z
  .object({
    product_slug: z.string(),
    path: z.string(),
    ...titles,
    image: imageSchema.nullable(),
    id: z.int(),
    type: z.int().min(0).max(4),
    outline: outlineSchema,
    ...priceShape,
  })
  .openapi('CraneProduct')

const known = z.number().nullable()

/** What a crane is rigged with: main boom, a jib, a counterweight. */
export const craneConfigurationSchema = z
  .object({
    key: z.string(),
    ...titles,
    /** The product as which the equipment is rented; null: its price is on request. */
    product: craneProductSchema.nullable(),
    /** In the crane's own price. */
    included: z.boolean(),
    /** Of the equipment, kg; null = not known. */
    extra_weight: known,
  })
  .openapi('CraneConfiguration')

/** mm and degrees, kg and kg/cm² under their technical names; null = not known. */
export const craneFiguresSchema = z
  .object(
    Object.fromEntries(craneFigureFields.map((name) => [name, known])) as Record<
      (typeof craneFigureFields)[number],
      typeof known
    >,
  )
  .openapi('CraneFigures')

/** A crane as every answer of the selector carries it, with all rows of its load chart. */
const listedCraneSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    /** A page about it elsewhere. */
    url: z.string().nullable(),
    repairs: z.boolean(),
    sales: z.boolean(),
    showcase: z.boolean(),
    logo_img: z.string().nullable(),
    product: craneProductSchema.nullable(),
    rows: z.array(craneRowSchema),
    /** From the plainest on: the first is the crane without equipment. */
    configurations: z.array(craneConfigurationSchema).min(1),
    crane_type: craneTypeSchema.nullable(),
    /** Its own weight in kg, by which hits are ordered. */
    weight: known,
    figures: craneFiguresSchema,
  })
  .openapi('ListedCrane')

/** A crane that is looked up alone: with its texts, as a product is. */
export const craneSchema = listedCraneSchema
  .extend({ content_sv: z.string(), content_en: z.string().nullable() })
  .openapi('Crane')

/** `getCraneselectorsArr`: `best_row`, `used_percent` and `margin_word` are for the pages. */
export const selectedCraneSchema = listedCraneSchema
  .extend({
    /** The plainest configuration that makes the lift; margin, row and word are of it. */
    configuration: z.string(),
    margin: liftSchema,
    best_row: craneRowSchema,
    used_percent: z.int().min(1).max(100),
    margin_word: z.enum(['good', 'tight']),
  })
  .openapi('SelectedCrane')

/** `getCraneNearMissesArr`: the smallest single change that makes the lift possible. */
export const craneNearMissSchema = listedCraneSchema
  .extend({
    change: z.enum(['lower', 'closer', 'lighter']),
    /** Metres in steps of 0.1, or whole kg. */
    by: z.number(),
    /** `by` as a share of the requested measure. */
    share: z.number(),
    /** The lift with the change applied: the crane makes it. */
    lift: liftSchema,
    /** The plainest configuration that makes that lift. */
    configuration: z.string(),
  })
  .openapi('CraneNearMiss')

/**
 * `getUnchartedCranesObj`: how many cranes have a load chart, and those without one whose largest
 * height, radius and weight, each taken alone, suffice for the lift: a person has to check.
 */
export const unchartedCranesSchema = z
  .object({
    charted: z.int().min(0),
    /** The largest figures of all load charts, for a lift too large to be meant, else null. */
    largest: z.union([liftSchema, z.null()]),
    cranes: z.array(listedCraneSchema),
  })
  .openapi('UnchartedCranes')

/**
 * `getCraneFleetArr`: a rented crane whose length and height (mm) are known. With a lift, whether it
 * makes it; `load_only`: without the sling and hook of a usual lift; `ask`: it has no load chart, and
 * its largest figures suffice.
 */
export const fleetCraneSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    path: z.string(),
    crane_type: craneTypeSchema.nullable(),
    length: z.number(),
    height: z.number(),
    lift_capacity: known,
    makes_lift: z.enum(['yes', 'load_only', 'ask', 'no']).nullable(),
  })
  .openapi('FleetCrane')

export type FleetCrane = z.infer<typeof fleetCraneSchema>
export type UnchartedCranes = z.infer<typeof unchartedCranesSchema>
export type CraneType = z.infer<typeof craneTypeSchema>
export type CraneProduct = z.infer<typeof craneProductSchema>
export type CraneConfiguration = z.infer<typeof craneConfigurationSchema>
export type CraneFigures = z.infer<typeof craneFiguresSchema>
export type ListedCrane = z.infer<typeof listedCraneSchema>
export type Crane = z.infer<typeof craneSchema>
export type SelectedCrane = z.infer<typeof selectedCraneSchema>
export type CraneNearMiss = z.infer<typeof craneNearMissSchema>

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
