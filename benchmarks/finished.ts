import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { withDemoServer } from './demo-server.ts'
import { startProgram } from './peer-process.ts'
import type { Recorded } from './peers/bare-server.ts'
import { askInBatches } from './raw-load.ts'
import { median, type Reading, readingsOf } from './reading.ts'
import { answersPerSecond, readCpuSeconds } from './server-cpu.ts'

// Short and many, each beside its twin: how fast the machine is changes within a second.
const rounds = 60
const warmUpRounds = 10
const batches = 30
const addresses = {
  'finished page': '/',
  'JSON list of 60': '/api/site/getProductsArr?per_page=60',
}

/**
 * What a kept answer costs beside a bare node:http server that sends the same headers and bytes:
 * answers a second of processor time, in turns, the median of the rounds. 1 is as good as nothing.
 */
export function measureFinished(): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const readings: Reading[] = []
    for (const [name, path] of Object.entries(addresses)) {
      const origin = url.replace('localhost', '127.0.0.1')
      const address = `${origin}${path}`
      const ask = (server: string, asked: string) =>
        askInBatches(server, {
          batches,
          nextPath: () => asked,
          headers: { 'accept-encoding': 'br' },
        })
      const recorded = await recordKept(address)
      const bare = await startProgram('bare-server.ts', { message: recorded })
      const ratios: number[] = []
      const kept: number[] = []
      const bares: number[] = []
      for (let round = 0; round < warmUpRounds + rounds; round += 1) {
        const ours = await answersPerSecond(
          () => ask(origin, path),
          () => readCpuSeconds(url),
        )
        const theirs = await answersPerSecond(() => ask(bare.origin, '/'), bare.cpuSeconds)
        if (round < warmUpRounds) continue
        ratios.push(ours / theirs)
        kept.push(ours)
        bares.push(theirs)
      }
      bare.stop()
      readings.push(
        ...readingsOf(`${name}, `, {
          'of bare node:http': median(ratios),
          'answers a second of one processor': median(kept),
          'those of bare node:http': median(bares),
        }),
      )
    }
    return readings
  })
}

const ofTheConnection = new Set(['date', 'connection', 'keep-alive'])

/** The answer once it comes from what is kept and in its smallest form. */
async function recordKept(address: string): Promise<Recorded> {
  let smallest = Number.POSITIVE_INFINITY
  for (let quiet = 0; quiet < 5; ) {
    const { body } = await fetchRaw(address)
    quiet = body.length < smallest ? 0 : quiet + 1
    smallest = Math.min(smallest, body.length)
    await delay(200)
  }
  const { rawHeaders, body } = await fetchRaw(address)
  const headers: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (!ofTheConnection.has(name.toLowerCase())) headers.push(name, value)
  }
  return { headers, body: body.toString('base64') }
}

function fetchRaw(address: string): Promise<{ rawHeaders: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
