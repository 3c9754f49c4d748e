import type { Visitor } from '@minikran/contract/site-handler'

/** A request with the path of its URL and its visitor. */
export type ReceivedRequest = { request: Request; path: string; visitor: Visitor }
