import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Visitor } from '@minikran/contract/site-handler'
import type { ReceiveBody } from '../../http/body-receiver.ts'
import type { Dependencies } from '../../response-cache/cached-answer.ts'
import type { FindSession } from './authenticate.ts'

/** What a request has besides itself: its visitor, and a callback for the answer's dependencies. */
export type ApiBindings = {
  visitor: Visitor
  onDependencies?: (dependencies: Dependencies | null) => void
  /** Absent for a request in process, whose body is complete. */
  receiveBody?: ReceiveBody
  /** Only for the calls of a page, which share one look-up of the session. */
  findSession?: FindSession
}
export type Api = OpenAPIHono<{ Bindings: ApiBindings }>
