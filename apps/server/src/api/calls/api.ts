import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Visitor } from '@minikran/contract/site-handler'
import type { ReceiveBody } from '../../http/http-server.ts'
import type { Basis } from '../../response-cache/finished-answer.ts'

/** What comes along with a request: who asks, and who wants to know what the answer rests on. */
export type ApiBindings = {
  visitor: Visitor
  tellBasis?: (basis: Basis | null) => void
  /** Absent for a request in process, which comes with its body. */
  receiveBody?: ReceiveBody
}
export type Api = OpenAPIHono<{ Bindings: ApiBindings }>
