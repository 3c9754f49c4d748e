import { titles } from './both-languages.ts'
import { priceShape } from './catalogue.ts'
import { liftSchema } from './crane-selection.ts'
import { z } from './z.ts'

const known = z.number().nullable()
/** Why a value beside it is null, or doubtful; only where there is something to say. */
const reason = z.string().optional().openapi({ description: 'Why something is null' })

const craneSchema = z.object({
  slug: z.string().nullable(),
  title: z.string().nullable(),
  configuration: z.string().nullable(),
  /** kg at the plan's height and radius. */
  capacity: known,
  margin: z.union([liftSchema, z.null()]),
  reason,
})
const loadsSchema = z.object({
  load: z.number(),
  rigging: z.number(),
  lifter: known,
  total: known,
  reason,
})
const move = known.openapi({
  description: 'The smallest move of the crane that passes, metres, negative nearer; null: none',
  example: 0.8,
})
const obstacleSchema = z.object({
  pivot_height: z.number(),
  pivot_offset: z.number(),
  pivot_estimated: z.boolean(),
  boom_angle: z.number(),
  boom_length: z.number(),
  boom_clearance: z.number(),
  load_clearance: known,
  passes: z.boolean().nullable(),
  move,
  reason,
})
const clearanceOf = (description: string) =>
  known.openapi({ description: `${description} in metres, negative where it hits`, example: 0.6 })
const openingSchema = z
  .object({
    pivot_height: z.number(),
    pivot_offset: z.number(),
    pivot_estimated: z.boolean(),
    hanging_height: known.openapi({
      description: 'Load and slings with hook, metres; null: not known, like the clearances',
      example: 2,
    }),
    carry_height: z.number().openapi({
      description: 'The load’s underside on its way in, above the ground in metres',
      example: 9.9,
    }),
    head_height: z.number().openapi({
      description: 'The boom’s head above the ground on the way in, in metres',
      example: 11.4,
    }),
    boom_angle: z.number(),
    boom_length: z.number(),
    boom_top_clearance: clearanceOf('Boom to the opening’s top or the ceiling inside'),
    boom_sill_clearance: clearanceOf('Boom to the sill'),
    load_sill_clearance: clearanceOf('Load to the sill on its way in'),
    load_wall_clearance: clearanceOf(
      'Load to the wall below the sill, where it is lowered behind it,',
    ),
    clearance: clearanceOf('The smallest of these'),
    tightest: z.array(z.enum(['boomTop', 'boomSill', 'loadSill', 'loadWall'])).openapi({
      description: 'What comes that close to what',
      example: ['boomTop', 'loadSill'],
    }),
    passes: z.boolean().nullable(),
    move,
    reason,
  })
  .openapi('LiftOpening')
const lifterSchema = z.object({
  product_slug: z.string(),
  capacity: known,
  fits: z.boolean().nullable(),
  reason: z.string().nullable(),
})
const pairSchema = z
  .object({
    crane: z.object({
      slug: z.string(),
      title: z.string(),
      configuration: z.string(),
      capacity: z.number(),
      margin: liftSchema,
    }),
    lifter: z.object({
      product_slug: z.string(),
      capacity: z.number(),
      margin: z.number().openapi({ description: 'What the lifter has left, in kg', example: 320 }),
    }),
    total: z.number(),
    governed_by: z.enum(['crane', 'lifter']),
    used_percent: z.int().min(1).max(100).openapi({
      description: 'How much of what governs the lift needs',
      example: 80,
    }),
    margin_word: z.enum(['good', 'tight']),
    price: z.object({ ex_vat: z.number(), inc_vat: z.number() }).nullable().openapi({
      description: 'List price of both for the first day in SEK; null: on request',
    }),
    products: z
      .array(
        z.object({
          product_slug: z.string(),
          path: z.string(),
          ...titles,
          type: z.int().min(0).max(4),
          ...priceShape,
        }),
      )
      .openapi({ description: 'What is rented: crane, its equipment if it needs some, lifter' }),
  })
  .openapi('LiftPair')
const groundSchema = z.object({
  outrigger_load: known,
  load_estimated: z.boolean().nullable(),
  allowed_pressure: known,
  pad_area: known,
  pad_side: known,
  product_slug: z.string().nullable(),
  reason,
})
const windSchema = z.object({
  limit: z.number(),
  limited_by: z.enum(['crane', 'lifter', 'load']),
  passes: z.boolean(),
})
const powerSchema = z.object({
  state: z.enum(['runs', 'charges', 'missing']).nullable(),
  needs: z.array(z.string()).nullable(),
  generators: z
    .array(z.string())
    .optional()
    .openapi({
      description: 'Slugs of rented generators, where the power is not enough',
      example: ['elverk-6-kva'],
    }),
  reason,
})
const towingSchema = z.object({
  licence: z.enum(['B', 'B96', 'BE', 'none']).nullable(),
  allowed: z.boolean().nullable(),
  reason: z.string().nullable(),
})

/** `getLiftPlan`: the crane, and the other parts that the parameters call for. */
export const liftPlanSchema = z
  .object({
    crane: craneSchema,
    loads: loadsSchema.optional(),
    obstacle: obstacleSchema.optional(),
    opening: openingSchema.optional(),
    panel: z.object({ weight: z.number(), area: z.number() }).optional(),
    lifters: z.array(lifterSchema).optional(),
    pairs: z.array(pairSchema).optional(),
    ground: groundSchema.optional(),
    wind: windSchema.optional(),
    power: powerSchema.optional(),
    towing: towingSchema.optional(),
  })
  .openapi('LiftPlan')
