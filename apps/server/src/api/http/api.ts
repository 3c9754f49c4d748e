import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Basis } from '../../finished/finished-answer.ts'

/** What comes along with a request in process: who asks, and who wants to know what the answer rests on. */
export type ApiBindings = { visitor: Visitor; tellBasis?: (basis: Basis | null) => void }
export type Api = OpenAPIHono<{ Bindings: ApiBindings }>
