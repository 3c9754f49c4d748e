import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Visitor } from '@minikran/contract/site-handler'

/** What comes along with a request in process: who asks. */
export type ApiBindings = { visitor: Visitor }
export type Api = OpenAPIHono<{ Bindings: ApiBindings }>
