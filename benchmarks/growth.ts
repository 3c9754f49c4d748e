import type { ServerProcess } from '../tools/campaigns/server-process.ts'
import { withDemoServer } from './demo-server.ts'
import { median, type Reading } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'
import { readCpuSeconds } from './server-cpu.ts'

const warmUps = 100
const times = 200
// Whoever comes with a session is answered from nothing that is kept.
const headers = { cookie: '__Host-auth=abcdefghijklmnopqrstuvwxyz' }
const paths = {
  'category page': '/produkter/minikranar',
  'product list': '/produkter',
  'JSON list of 60': '/api/site/getProductsArr?per_page=60',
}

type Cost = { cpuMs: number; wallMs: number }

/** What a page costs that is kept nowhere, with the demo's hundred products and with 10,000. */
export async function measureGrowth(): Promise<Reading[]> {
  const small = await withDemoServer(measureCosts)
  const large = await withScaledServer(measureCosts)
  return Object.keys(paths).flatMap((name) => {
    const [before, after] = [small.get(name), large.get(name)]
    if (before === undefined || after === undefined) return []
    return [
      { name: `${name}, CPU at 100`, value: before.cpuMs },
      { name: `${name}, CPU at 10,000`, value: after.cpuMs },
      { name: `${name}, CPU growth`, value: after.cpuMs / before.cpuMs },
      { name: `${name}, wall at 100`, value: before.wallMs },
      { name: `${name}, wall at 10,000`, value: after.wallMs },
    ]
  })
}

async function measureCosts({ url }: ServerProcess): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  for (const [name, path] of Object.entries(paths)) {
    await ask(`${url}${path}`, warmUps)
    const before = await readCpuSeconds(url)
    const walls = await ask(`${url}${path}`, times)
    const cpuMs = ((await readCpuSeconds(url)) - before) * (1000 / times)
    costs.set(name, { cpuMs, wallMs: median(walls) })
  }
  return costs
}

async function ask(address: string, often: number): Promise<number[]> {
  const walls: number[] = []
  for (let time = 0; time < often; time += 1) {
    const started = performance.now()
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
    walls.push(performance.now() - started)
  }
  return walls
}
