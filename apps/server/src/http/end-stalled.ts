import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Patience = { lookEveryMs: number; stalledMs: number }

/**
 * Ends connections whose client has stopped reading its answer. Looks now and
 * then instead of `server.setTimeout`: that sets a timer for every request, and took a tenth of
 * what a kept answer costs.
 */
export function endStalled(server: Server, { lookEveryMs, stalledMs }: Patience): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const look = setInterval(() => {
    for (const socket of sockets) {
      // From here on Node watches it, and starts anew with every byte that is taken.
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(stalledMs)
    }
  }, lookEveryMs)
  look.unref()
  server.once('close', () => clearInterval(look))
}
