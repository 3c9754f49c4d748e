import fc from 'fast-check'
import type { Schema } from './described-calls.ts'

/** Values that a field of this name is likely to take, beside what its schema says. */
export type Likely = Readonly<Record<string, readonly unknown[]>>

type Known = { resolve: (schema: Schema) => Schema; likely: Likely }

const instants = ['2027-03-01T09:00:00Z', '2026-11-01T00:00:00.000Z', '2099-12-31T23:00:00+01:00']
const formats: Record<string, readonly string[]> = {
  'date-time': instants,
  date: ['2027-03-01', '2026-12-24'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
  'idn-email': ['anna@kund.example', 'role20@demo.example', 'åsa@företag.example'],
  uri: ['https://demo.example/kran'],
}
const words = ['Kran', 'minikran', '5,5', '12', 'sv', 'åäö ÅÄÖ', '<b>Nu</b>', '', ' ']

/** Values that the schema allows; the call may have further rules. */
export function valuesOf(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const values = ofSchema(known.resolve(schema), name, known)
  const likely = known.likely[name]
  if (likely === undefined) return values
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, values)
}

function ofSchema(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices !== undefined) return fc.oneof(...choices.map((one) => valuesOf(one, name, known)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any']
  return fc.oneof(...types.map((type) => ofType(type, schema, { ...known, name })))
}

function ofType(
  type: string,
  schema: Schema,
  { name, ...known }: Known & { name: string },
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: within(schema.minimum), max: within(schema.maximum, 1_000) })
    case 'number':
      return fc.double({ min: within(schema.minimum), max: within(schema.maximum, 1_000) })
    case 'array': {
      const of = schema.items === undefined ? fc.anything() : valuesOf(schema.items, name, known)
      const maxLength = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3)
      return fc.array(of, { minLength: schema.minItems ?? 0, maxLength })
    }
    case 'object':
      return objectsOf(schema, known)
    case 'string':
      return textsOf(schema)
    default:
      return fc.jsonValue()
  }
}

// Whole numbers as the database has them, unless the schema is narrower.
const within = (limit: number | undefined, otherwise = 0) =>
  Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, limit ?? otherwise))

function objectsOf(schema: Schema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {})
  const shape = Object.fromEntries(fields.map(([name, one]) => [name, valuesOf(one, name, known)]))
  const required = schema.required ?? []
  const all = fc.record(shape, { requiredKeys: required })
  if (fields.length < 12) return all
  // Mostly a few fields of a large form: with all of them hardly any request would be valid.
  const few = fc.subarray(
    fields.map(([name]) => name),
    { maxLength: 4 },
  )
  return fc
    .tuple(all, few)
    .map(([whole, named]) =>
      Object.fromEntries(
        Object.entries(whole).filter(([name]) => required.includes(name) || named.includes(name)),
      ),
    )
}

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format]
  if (known !== undefined) return fc.constantFrom(...known)
  if (pattern !== undefined && !pattern.includes('(?!')) {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  }
  const fitting = words.filter(({ length }) => length >= minLength && length <= maxLength)
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
  return fitting.length === 0 ? any : fc.oneof(fc.constantFrom(...fitting), any)
}
