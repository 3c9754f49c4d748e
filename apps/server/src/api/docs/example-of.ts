import { partsOf, type Schema } from './described-document.ts'

const byFormat: Record<string, string> = {
  'date-time': '2026-11-24T09:30:00Z',
  date: '2027-03-01',
  'idn-email': 'karin@kund.example',
  uri: 'https://www.example.com',
  uuid: '0199a1f2-7c3b-4a50-9c1d-3f5e0a6b7c8d',
}

export const typesOf = ({ type = [] }: Schema): string[] => [type].flat()

/** A value that the schema takes, `given` where it fits; undefined for objects and unknown texts. */
export function exampleOf(schema: Schema, given?: unknown): unknown {
  if (schema.example !== undefined) return schema.example
  const ofParts = partsOf(schema).map((part) => exampleOf(part, given))
  if (ofParts.length > 0) return ofParts.find((example) => example !== undefined)
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return schema.enum?.includes(given) ? given : choice
  switch (typesOf(schema)[0]) {
    case 'string':
      return textExample(schema, given)
    case 'integer':
      return numberExample(schema, given, 1)
    case 'number':
      return numberExample(schema, given, 1.5)
    case 'boolean':
      return true
    case 'array':
      return listExample(schema, given)
    default:
      return undefined
  }
}

function textExample({ format = '', pattern }: Schema, given: unknown): string | undefined {
  if (byFormat[format] !== undefined) return byFormat[format]
  const text = typeof given === 'string' ? given : undefined
  if (pattern === undefined) return text
  const example = text ?? '1'
  return new RegExp(pattern).test(example) ? example : undefined
}

function numberExample({ minimum, maximum }: Schema, given: unknown, preferred: number): number {
  if (typeof given === 'number') return given
  return Math.min(maximum ?? preferred, Math.max(minimum ?? preferred, preferred))
}

function listExample({ items = {} }: Schema, given: unknown): unknown[] | undefined {
  const item = exampleOf(items, given)
  return item === undefined ? undefined : [item]
}
