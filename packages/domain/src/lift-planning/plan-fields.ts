/** A number of the plan with its limits; `orZero`: zero is valid too. */
export type NumberField = {
  kind: 'number'
  unit: PlanUnit
  min: number
  max: number
  orZero?: true
}
type WordField<Word extends string> = { kind: 'word'; words: readonly Word[] }
type SlugField = { kind: 'slug' }
export type PlanUnit = 'm' | 'mm' | 'kg' | 'm/s' | 'kN/m²' | 'h'

const number = (unit: PlanUnit, min: number, max: number): NumberField => ({
  kind: 'number',
  unit,
  min,
  max,
})
const numberOrZero = (unit: PlanUnit, min: number, max: number): NumberField => ({
  ...number(unit, min, max),
  orZero: true,
})
const word = <Word extends string>(...words: readonly Word[]): WordField<Word> => ({
  kind: 'word',
  words,
})
const slug: SlugField = { kind: 'slug' }

/**
 * Every parameter of the plan with its limits (docs/lift-plan.md). The limits are those of mini
 * cranes and building sites: they catch centimetres typed as metres and tonnes typed as kilograms.
 */
export const planFields = {
  height: number('m', 0.01, 100),
  radius: number('m', 0.01, 100),
  weight: number('kg', 10, 100_000),
  crane: slug,
  rigging: numberOrZero('kg', 0.5, 10_000),
  lifter: slug,
  passage: word('opening'),
  edge_distance: number('m', 0.01, 100),
  edge_height: number('m', 0, 100),
  opening_sill: number('m', 0, 100),
  opening_top: number('m', 0.01, 100),
  opening_depth: number('m', 0.01, 100),
  load_length: number('m', 0.01, 50),
  load_height: number('m', 0.01, 50),
  sling_length: number('m', 0, 50),
  panel_material: word('glass', 'steel', 'stone', 'plasterboard', 'wood', 'concrete', 'sandwich'),
  panel_width: number('mm', 50, 20_000),
  panel_height: number('mm', 50, 20_000),
  panel_thickness: number('mm', 1, 1_000),
  panel_position: word('vertical', 'horizontal'),
  ground: word('asphalt', 'concrete', 'gravel', 'sand', 'clay', 'lawn', 'floor'),
  floor_capacity: number('kN/m²', 0.1, 200),
  wind: number('m/s', 0, 60),
  site_power: word('none', '230v', '16A', '32A', '63A'),
  hours: number('h', 0.1, 24),
  car_total: number('kg', 300, 3_500),
  car_towing: numberOrZero('kg', 50, 10_000),
  trailer_total: number('kg', 50, 10_000),
} as const satisfies Record<string, NumberField | WordField<string> | SlugField>

export type PlanField = keyof typeof planFields
export const planFieldNames = Object.keys(planFields) as PlanField[]

type ValueOf<Field extends PlanField> =
  (typeof planFields)[Field] extends WordField<infer Word>
    ? Word
    : (typeof planFields)[Field] extends NumberField
      ? number
      : string

/** The parameters of a plan; omitted ones are absent. */
export type PlanValues = { [Field in PlanField]?: ValueOf<Field> } & {
  height: number
  radius: number
  weight: number
}

export type PanelMaterial = ValueOf<'panel_material'>
export type PanelPosition = ValueOf<'panel_position'>
export type Ground = ValueOf<'ground'>
export type SitePower = ValueOf<'site_power'>

/** The longest texts, in characters. */
export const planMaxLengths = { number: 12, word: 20, slug: 120 } as const

/** The optional questions and their fields. */
export const planQuestions = {
  loads: ['rigging', 'lifter'],
  obstacle: [
    'passage',
    'edge_distance',
    'edge_height',
    'opening_sill',
    'opening_top',
    'opening_depth',
    'load_length',
    'load_height',
    'sling_length',
  ],
  panel: ['panel_material', 'panel_width', 'panel_height', 'panel_thickness', 'panel_position'],
  ground: ['ground', 'floor_capacity'],
  wind: ['wind'],
  power: ['site_power', 'hours'],
  towing: ['car_total', 'car_towing', 'trailer_total'],
} as const satisfies Record<string, readonly PlanField[]>
export type PlanQuestion = keyof typeof planQuestions

/** The measures of the edge or opening that the load passes; those of the other are ignored. */
export const passageFields = {
  edge: ['edge_distance', 'edge_height'],
  opening: ['opening_sill', 'opening_top', 'opening_depth'],
} as const satisfies Record<string, readonly PlanField[]>

/** The required fields of a question, once one of its fields is filled in. */
export const requiredFields: Record<PlanQuestion, readonly PlanField[]> = {
  loads: [],
  obstacle: passageFields.edge,
  panel: ['panel_material', 'panel_width', 'panel_height', 'panel_thickness'],
  ground: ['ground'],
  wind: [],
  power: ['site_power'],
  towing: ['car_total', 'car_towing'],
}
