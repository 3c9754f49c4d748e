/** Codes of the select fields and their message keys. */
export const useformaterialKeys = { 0: 'none', 1: 'stone', 2: 'glass', 3: 'panels' } as const

export const materialKeys = {
  0: 'none',
  1: 'aluminium',
  2: 'steel',
  3: 'plastic',
  4: 'cloth',
  5: 'wood',
  6: 'rubber',
} as const

// Codes 10-13 are the hybrid variants.
export const fuelTypeKeys = {
  0: 'none',
  1: 'gasoline',
  2: 'diesel',
  3: 'mains230v',
  4: 'mains16a',
  5: 'hybrid',
  6: 'mains32a',
  7: 'mains63a',
  8: 'compressedAir',
  9: 'battery',
  10: 'hybridGasoline230v',
  11: 'hybridDiesel230v',
  12: 'hybridGasolineBattery',
  13: 'hybridDieselBattery',
} as const

/** Prerequisites of a course. */
export const coursePrerequisiteKeys = { 0: 'none', 1: 'safeLifting', 2: 'miniCrane10tm' } as const

/** The keys by technical field. */
export const optionKeysByField = {
  useformaterial: useformaterialKeys,
  material: materialKeys,
  fuel_type: fuelTypeKeys,
  course_prerequisites: coursePrerequisiteKeys,
} as const

export type OptionField = keyof typeof optionKeysByField
export type OptionKey = {
  [Field in OptionField]: (typeof optionKeysByField)[Field][keyof (typeof optionKeysByField)[Field]]
}[OptionField]

/** Whether the values of a field are codes. */
export function isOptionField(name: string): name is OptionField {
  return Object.hasOwn(optionKeysByField, name)
}

/** The key of a code; null for an unknown code. */
export function optionKey(field: OptionField, code: number): OptionKey | null {
  const keys: Readonly<Record<number, OptionKey>> = optionKeysByField[field]
  return Object.hasOwn(keys, code) ? (keys[code] ?? null) : null
}
