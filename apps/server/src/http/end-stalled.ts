import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Patience = { lookEveryMs: number; stalledMs: number }

/**
 * Ends connections whose client has stopped reading its answer. Checks them periodically:
 * `server.setTimeout` sets a timer for every request, a tenth of the cost of a cached answer.
 */
export function endStalled(server: Server, { lookEveryMs, stalledMs }: Patience): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const look = setInterval(() => {
    for (const socket of sockets) {
      // Node restarts this timer with every byte that is read.
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(stalledMs)
    }
  }, lookEveryMs)
  look.unref()
  server.once('close', () => clearInterval(look))
}
