import { type ApiDocument, partsOf, type Schema, schemasOf } from './described-document.ts'
import { exampleOf } from './example-of.ts'
import { findFieldText } from './fields/find-field-text.ts'

/** Gives every field and parameter a description and an example; what a schema says itself stays. */
export function describeFields(document: ApiDocument): void {
  for (const schema of schemasOf(document)) describeInside(schema)
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  for (const { parameters = [] } of operations) {
    for (const parameter of parameters) {
      describeField(parameter.name, parameter.schema)
      parameter.description ??= parameter.schema.description ?? ''
    }
  }
}

function describeInside(schema: Schema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describeField(name, field)
    describeInside(field)
  }
  for (const part of partsOf(schema)) describeInside(part)
  if (schema.items !== undefined) describeInside(schema.items)
  if (typeof schema.additionalProperties === 'object') describeInside(schema.additionalProperties)
}

function describeField(name: string, schema: Schema): void {
  const text = findFieldText(name)
  const [description, given] = typeof text === 'string' ? [text, undefined] : (text ?? [])
  if (description !== undefined) schema.description ??= description
  const example = exampleOf(schema, given)
  if (example !== undefined) schema.example = example
}
