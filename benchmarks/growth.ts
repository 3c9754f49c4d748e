import type { ServerProcess } from '../tools/campaigns/server-process.ts'
import { withDemoServer } from './demo-server.ts'
import { median, type Reading, readingsOf } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'
import { readCpuSeconds } from './server-cpu.ts'

const warmUps = 100
const times = 200
/** Each time with another limit: neither the page nor its data is cached. */
const paths: Record<string, (limit: number) => string> = {
  'category page': (limit) => `/produkter/minikranar?weight_max=${limit}`,
  'product list': (limit) => `/produkter?weight_max=${limit}`,
  'JSON list of 60': (limit) => `/api/site/getProductsArr?per_page=60&weight_max=${limit}`,
}
// Above what any machine weighs, so that it leaves all of them.
const leastLimit = 100_000

type Cost = { cpuMs: number; wallMs: number }

/** What a list costs that is not cached, with the demo's hundred products and with 10,000. */
export async function measureGrowth(): Promise<Reading[]> {
  const small = await withDemoServer(measureCosts)
  const large = await withScaledServer(measureCosts)
  return Object.keys(paths).flatMap((name) => {
    const [before, after] = [small.get(name), large.get(name)]
    if (before === undefined || after === undefined) return []
    const figures = {
      'CPU at 100': before.cpuMs,
      'CPU at 10,000': after.cpuMs,
      'CPU growth': after.cpuMs / before.cpuMs,
      'wall at 100': before.wallMs,
      'wall at 10,000': after.wallMs,
    }
    return readingsOf(`${name}, `, figures)
  })
}

async function measureCosts({ url }: ServerProcess): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  for (const [name, pathOf] of Object.entries(paths)) {
    const addressOf = (time: number) => `${url}${pathOf(leastLimit + time)}`
    await ask(addressOf, { from: 0, often: warmUps })
    const before = await readCpuSeconds(url)
    const walls = await ask(addressOf, { from: warmUps, often: times })
    const cpuMs = ((await readCpuSeconds(url)) - before) * (1000 / times)
    costs.set(name, { cpuMs, wallMs: median(walls) })
  }
  return costs
}

type Asked = { from: number; often: number }

async function ask(addressOf: (time: number) => string, { from, often }: Asked): Promise<number[]> {
  const walls: number[] = []
  for (let time = from; time < from + often; time += 1) {
    const started = performance.now()
    const response = await fetch(addressOf(time), { redirect: 'error' })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}.`)
    walls.push(performance.now() - started)
  }
  return walls
}
