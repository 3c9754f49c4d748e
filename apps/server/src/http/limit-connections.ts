import type { Server } from 'node:http'
import { networkOf, trustedProxies } from './visitor-address.ts'

/** Many visitors may share an address, for example at a building site; each browser opens a few connections. */
const mostOfNetwork = 512

/**
 * Ends new connections of a network that has too many open. A trusted proxy has no limit: it carries
 * the requests of all networks.
 */
export function limitConnections(
  server: Server,
  trustProxy: readonly string[],
  most = mostOfNetwork,
): void {
  const isProxy = trustedProxies(trustProxy)
  const held = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const network = networkOf(address)
    const number = (held.get(network) ?? 0) + 1
    if (number > most) {
      socket.destroy()
      return
    }
    held.set(network, number)
    socket.once('close', () => {
      const left = (held.get(network) ?? 0) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    })
  })
}
