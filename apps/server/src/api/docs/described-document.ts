/** What of JSON Schema and OpenAPI the description of the calls uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  example?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
}
export type Parameter = {
  in: string
  name: string
  required?: boolean
  description?: string
  schema: Schema
}
export type Operation = {
  description?: string
  security: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export const partsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] => [
  ...anyOf,
  ...oneOf,
  ...allOf,
]

/** Every schema of the document that is not inside another. */
export function schemasOf({ paths, components }: ApiDocument): Schema[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const contents = operations.flatMap(({ requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
  ])
  return [...Object.values(components.schemas), ...contents.map(({ schema }) => schema)]
}
