import type { ServerProcess } from '../tools/campaigns/server-process.ts'
import { withDemoServer } from './demo-server.ts'
import { median, type Reading } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'
import { readCpuSeconds } from './server-cpu.ts'
import { sessionCookie } from './session-cookie.ts'

const warmUps = 100
const times = 200
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
  const cookie = await sessionCookie(url, 'withOwnPrice')
  for (const [name, path] of Object.entries(paths)) {
    await ask(`${url}${path}`, { cookie, often: warmUps })
    const before = await readCpuSeconds(url)
    const walls = await ask(`${url}${path}`, { cookie, often: times })
    const cpuMs = ((await readCpuSeconds(url)) - before) * (1000 / times)
    costs.set(name, { cpuMs, wallMs: median(walls) })
  }
  return costs
}

type Asked = { cookie: string; often: number }

async function ask(address: string, { cookie, often }: Asked): Promise<number[]> {
  const walls: number[] = []
  for (let time = 0; time < often; time += 1) {
    const started = performance.now()
    const response = await fetch(address, { headers: { cookie }, redirect: 'error' })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
    walls.push(performance.now() - started)
  }
  return walls
}
