// The attacker of the campaign `floods`, in a thread of its own, so that it does not slow the probe.
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask, networkAt } from './flood-request.ts'
import type { Flood, Stall } from './floods.ts'

const mostRequests = 200_000
const opensPerSecond = 200
const openAtOnce = 20
const halfMebibyte = Buffer.alloc(512 * 1024, 'x')

const { url, port, seconds, flood } = workerData as {
  url: string
  port: number
  seconds: number
  flood: Flood
}
const end = performance.now() + seconds * 1000
const counts: Record<string, number> = {}
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

if (flood.kind === 'pages') {
  await Promise.all(Array.from({ length: flood.connections }, (_, at) => askOnAndOn(at)))
} else {
  await Promise.all(flood.stalls.map(stallAll))
}
parentPort?.postMessage(counts)

/** One connection: the next page as soon as the last is answered. */
async function askOnAndOn(at: number): Promise<void> {
  if (flood.kind !== 'pages') return
  const agent = new Agent({ keepAlive: !flood.isAnew, maxSockets: 1 })
  const from = networkAt(1, at % flood.networks)
  for (let asked = 0; asked < mostRequests / flood.connections; asked += 1) {
    if (performance.now() > end) break
    const path = `${flood.address}${randomBytes(6).toString('hex')}`
    count(String((await ask({ url: url + path, from, agent })).status))
  }
  agent.destroy()
}

/** Opens connections, some a moment, whose bodies stop half way, and waits until the server has ended them. */
async function stallAll(stall: Stall): Promise<void> {
  const ended: Promise<void>[] = []
  for (let at = 0; at < stall.connections; at += 1) {
    ended.push(stallOne(stall, networkAt(1, at % stall.networks)))
    if (at % openAtOnce === openAtOnce - 1) await delay((openAtOnce * 1000) / opensPerSecond)
  }
  const over = delay(Math.max(0, end - performance.now()))
  await Promise.race([Promise.all(ended), over])
}

function stallOne({ path, announced, sent }: Stall, from: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    let answered = 'ended'
    socket.on('data', (chunk) => {
      if (answered === 'ended') answered = chunk.toString('latin1').slice(9, 12)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      count(answered)
      resolve()
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${announced}\r\n\r\n`,
    )
    for (let left = sent; left > 0; left -= halfMebibyte.length) {
      socket.write(halfMebibyte.subarray(0, left))
    }
  })
}
