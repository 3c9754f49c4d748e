import {
  type NumberField,
  type PlanField,
  type PlanUnit,
  planFieldNames,
  planFields,
} from '@minikran/domain/lift-planning/plan-fields'
import { searchedFrom } from './crane-queries.ts'
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
