import { craneFigureFields } from '@minikran/domain/machine-drawing/machine-figures'
import { titles } from './both-languages.ts'
import { imageSchema, outlineSchema, priceShape } from './catalogue.ts'
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
