import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a program sends for each message of the bench. */
export type PeerFigures = { cpuSeconds: number; rssBytes: number }

/** Sends the port first, then the figures of this process for each message; ends with the bench. */
export function answerBench(server: Server) {
  server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const figures: PeerFigures = {
      cpuSeconds: (user + system) / 1e6,
      rssBytes: process.memoryUsage.rss(),
    }
    process.send?.(figures)
  })
  process.on('disconnect', () => process.exit())
}
