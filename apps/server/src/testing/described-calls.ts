import { logInRole } from './sessions.ts'
import type { TestApi } from './test-api.ts'

/** The part of JSON Schema that the description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}
type Content = Record<string, { schema: Schema }>
type Operation = {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A call as the OpenAPI document describes it. */
export type DescribedCall = {
  /** Begins with `/api`. */
  path: string
  method: 'get' | 'post' | 'patch'
  query: Schema
  /** Null where none is read. */
  body: Schema | null
  /** The field of the one file that it takes. */
  file: string | null
}

/** Every call of the document that the back office is answered, with references looked up by `resolve`. */
export async function readDescription(api: Pick<TestApi, 'ask' | 'db'>) {
  const { headers } = await logInRole(api.db, 100)
  const answered = await api.ask('/api/openapi.json', { headers })
  const { paths, components } = (await answered.json()) as Description
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method as DescribedCall['method'],
      ...inputOf(operation),
    })),
  )
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : (components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
  return { calls, resolve }
}

function inputOf({ parameters = [], requestBody }: Operation) {
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const query: Schema = {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.filter(({ required }) => required === true).map(({ name }) => name),
  }
  const form = requestBody?.content['multipart/form-data']?.schema
  return {
    query,
    body: requestBody?.content['application/json']?.schema ?? null,
    file: form === undefined ? null : (form.required?.[0] ?? 'file'),
  }
}
