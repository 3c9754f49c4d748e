import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Visitor } from '@minikran/contract/site-handler'
import type { ReceiveBody } from '../../http/http-server.ts'
import type { Dependencies } from '../../response-cache/cached-answer.ts'
import type { FindSession } from './authenticate.ts'

/** What comes with a request: the visitor, and who is told of the answer's dependencies. */
export type ApiBindings = {
  visitor: Visitor
  onDependencies?: (dependencies: Dependencies | null) => void
  /** Absent for a request in process, which has its body already. */
  receiveBody?: ReceiveBody
  /** Only for calls of a page, which look its session up once. */
  findSession?: FindSession
}
export type Api = OpenAPIHono<{ Bindings: ApiBindings }>
