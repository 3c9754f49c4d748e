import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they send the next request. */
export const mostUnanswered = 16

/**
 * Ends connections with too many requests that wait for the answers to earlier ones; true: this request
 * was one too many. 64 KiB can hold 2,400 requests, and the answers to all of them would wait in memory for
 * a client that does not read.
 */
export function limitPipelining(): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()
  const waitingOn = (socket: Socket) => {
    const known = waiting.get(socket)
    if (known !== undefined) return known
    const added = new Set<ServerResponse>()
    waiting.set(socket, added)
    // Node does not end them when the last request of the connection asked for an upgrade.
    socket.once('close', () => {
      for (const outgoing of added) outgoing.destroy()
    })
    return added
  }
  return ({ socket }, outgoing) => {
    // Only the first response of a connection has its socket, the others wait for it.
    if (outgoing.socket !== null) return false
    const others = waitingOn(socket)
    if (others.size >= mostUnanswered) {
      socket.destroy()
      return true
    }
    others.add(outgoing)
    outgoing.once('close', () => others.delete(outgoing))
    return false
  }
}
