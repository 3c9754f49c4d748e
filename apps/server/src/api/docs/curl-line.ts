import type { ApiDocument, Operation, Parameter, Schema } from './described-document.ts'
import { exampleOf } from './example-of.ts'

type Described = Pick<ApiDocument, 'components'>
type DescribedCall = { method: string; address: string; operation: Operation }

// A call that takes either of two names is shown with this one.
const isShown = ({ name, required }: Parameter) => required === true || name === 'slug'

/** Adds to every call a line for the shell that makes it with example values. */
export function addCurlLines(document: ApiDocument, publicUrl: string): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const address = `${publicUrl}${path}`
      const line = curlLine(document, { method, address, operation })
      operation.description = `\`\`\`sh\n${line}\n\`\`\``
    }
  }
}

function curlLine(document: Described, { method, address, operation }: DescribedCall): string {
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && isShown(parameter))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema)))}`)
  const parts = [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    quoted(query.length === 0 ? address : `${address}?${query.join('&')}`),
    ...('token' in (operation.security[0] ?? {}) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...bodyParts(document, operation),
  ]
  return parts.join(' ')
}

function bodyParts(document: Described, { requestBody }: Operation): string[] {
  if (requestBody === undefined) return []
  const schema = requestBody.content['application/json']?.schema
  if (schema === undefined) return ["-F 'file=@file'"]
  const body = JSON.stringify(sentValue(document, schema))
  return ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`]
}

/** The required fields with their examples; all fields where none is required. */
function sentValue(document: Described, schema: Schema): unknown {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1)
  if (name !== undefined) return sentValue(document, document.components.schemas[name] ?? {})
  const { properties, required = [], items } = schema
  if (items !== undefined && exampleOf(schema) === undefined) return [sentValue(document, items)]
  if (properties === undefined) return exampleOf(schema) ?? null
  const isSent = (field: string) => required.length === 0 || required.includes(field)
  const sent = Object.entries(properties).filter(([field]) => isSent(field))
  return Object.fromEntries(sent.map(([field, inner]) => [field, sentValue(document, inner)]))
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
