import { type OptionField, optionKeysByField } from '@minikran/domain/catalogue/options'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import type { MachineFigures } from './read-data.ts'

type Value = number | string | number[]
/** `columns` go into the product's typed columns, `fields` into its `jsonb`. */
export type TechnicalValues = { columns: Record<string, Value>; fields: Record<string, Value> }

// Data key -> API name, where they differ by more than the unit at the end.
const renamed: Record<string, TechnicalFieldName> = {
  max_capacity_kg: 'lift_capacity',
  max_lift_height_m: 'liftheight',
  max_radius_m: 'max_range',
  max_lift_height_with_jib_m: 'liftheight_jib',
  max_radius_with_jib_m: 'max_range_jib',
  lift_moment_tm: 'lift_moment',
  ground_pressure_kg_cm2: 'ground_pressure',
  fuel_types: 'fuel_type',
}

const optionNames: Record<string, string> = {
  '230v': 'mains230v',
  '16A': 'mains16a',
  '32A': 'mains32a',
  '63A': 'mains63a',
  'compressed air': 'compressedAir',
}

function fieldOf(key: string): TechnicalFieldName | null {
  if (isTechnicalFieldName(key)) return key
  const known = renamed[key]
  if (known !== undefined) return known
  const bare = key.replace(/_(?:kg|m|mm)$/, '')
  return isTechnicalFieldName(bare) ? bare : null
}

function codesOf(field: OptionField, names: unknown[]): number[] {
  const codes = Object.entries(optionKeysByField[field])
  return names.map((name) => {
    const key = optionNames[String(name)] ?? name
    const found = codes.find(([, option]) => option === key)
    if (found === undefined) throw new Error(`No code for ${field} "${String(name)}"`)
    return Number(found[0])
  })
}

function fieldValue(field: TechnicalFieldName, key: string, raw: unknown): Value | null {
  if (field === 'fuel_type' || field === 'material' || field === 'useformaterial') {
    return Array.isArray(raw) ? codesOf(field, raw) : null
  }
  if (typeof raw !== 'number') return null
  const inMetres = key.endsWith('_m') && technicalFields[field].unit === 'mm'
  return inMetres ? raw * 1000 : raw
}

/** The technical fields of a record of the data files, in the units of `technicalFields`. */
export function technicalValues(record: MachineFigures): TechnicalValues {
  const values: TechnicalValues = { columns: {}, fields: {} }
  for (const [key, raw] of Object.entries(record)) {
    const field = fieldOf(key)
    const value = field === null ? null : fieldValue(field, key, raw)
    if (field === null || value === null) continue
    const target = technicalFields[field].column ? values.columns : values.fields
    target[field] = value
  }
  return values
}
