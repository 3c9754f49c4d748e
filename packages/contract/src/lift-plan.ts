import {
  type NumberField,
  type PlanField,
  type PlanUnit,
  planFieldNames,
  planFields,
} from '@minikran/domain/lift-planning/plan-fields'
import { titles } from './both-languages.ts'
import { priceShape } from './catalogue.ts'
import { liftSchema, searchedFrom } from './crane-selection.ts'
import { z } from './z.ts'

/** What each parameter of `getLiftPlan` means, with an example. */
const parameters: Record<PlanField, { about: string; example: string }> = {
  height: {
    about: 'As in the crane selector; behind an edge, where the load’s underside lands',
    example: '5,5',
  },
  radius: { about: 'From the crane’s centre to where the load lands', example: '4.5' },
  weight: { about: 'The load alone', example: '180' },
  crane: { about: 'The crane by its slug; without it the best fit', example: 'jekko-spx532' },
  rigging: { about: 'Sling and hook', example: '15' },
  lifter: { about: 'A vacuum lifter or other gear by its product slug', example: 'hoeflon-vl500' },
  passage: {
    about: 'In through an opening; without it over the edge, and only its measures are read',
    example: 'opening',
  },
  edge_distance: { about: 'From the crane’s centre to the edge to be passed', example: '3' },
  edge_height: { about: 'The edge above the ground', example: '4' },
  opening_sill: { about: 'The opening’s sill above the ground', example: '9,5' },
  opening_top: { about: 'The opening’s top (head) above the ground', example: '12' },
  opening_depth: {
    about: 'From the wall to where the load lands inside, less than `radius`',
    example: '1,5',
  },
  load_length: { about: 'The load along the boom', example: '1,2' },
  load_height: { about: 'The load from underside to top', example: '0,8' },
  sling_length: { about: 'From the load’s top to the boom’s head, with hook', example: '1' },
  panel_material: { about: 'What the panel is made of', example: 'glass' },
  panel_width: { about: 'The panel’s width', example: '1500' },
  panel_height: { about: 'The panel’s height', example: '2400' },
  panel_thickness: { about: 'The panel’s thickness without gaps', example: '20' },
  panel_position: { about: 'How it hangs; without it `vertical`', example: 'vertical' },
  ground: { about: 'What the crane stands on', example: 'gravel' },
  floor_capacity: { about: 'What the floor carries, with `ground=floor`', example: '5' },
  wind: { about: 'Wind in gusts', example: '7' },
  site_power: { about: 'The strongest socket on the site', example: '16A' },
  hours: { about: 'Work a day', example: '8' },
  car_total: { about: 'The car’s total weight', example: '2200' },
  car_towing: { about: 'What the car may tow', example: '2000' },
  trailer_total: { about: 'The trailer’s total weight', example: '1500' },
}
const unitNames: Record<PlanUnit, string> = {
  m: 'metres',
  mm: 'millimetres',
  kg: 'kg',
  'm/s': 'm/s',
  'kN/m²': 'kN/m²',
  h: 'hours',
}
const always: readonly PlanField[] = ['height', 'radius', 'weight']

function limitsText({ unit, min, max, orZero }: NumberField): string {
  return `, ${unitNames[unit]}, ${orZero ? '0 or ' : ''}${min} to ${max}`
}

/** As typed: the domain reads all of them at once and says each fault (docs/lift-plan.md). */
function parameter(name: PlanField) {
  const field = planFields[name]
  const { about, example } = parameters[name]
  const limits = field.kind === 'number' ? limitsText(field) : ''
  return z
    .string()
    .optional()
    .openapi({
      type: 'string',
      example,
      ...(field.kind === 'word' && { enum: ['', ...field.words] }),
      param: {
        description: `${about}${limits}`,
        ...(always.includes(name) && { required: true }),
      },
    })
}

export const liftPlanQuery = z.strictObject({
  ...(Object.fromEntries(planFieldNames.map((name) => [name, parameter(name)])) as Record<
    PlanField,
    ReturnType<typeof parameter>
  >),
  /** Recorded with the lift; without it, and for a chosen crane, nothing is recorded. */
  platform: z.string().max(40).optional(),
  depot: searchedFrom,
})

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
