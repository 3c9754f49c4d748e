import { setTimeout as delay } from 'node:timers/promises'
import { readCatalogue } from '../tools/campaigns/inquiry-client.ts'
import { statusOf } from '../tools/campaigns/server-process.ts'
import { memoryOf } from '../tools/campaigns/watch-memory.ts'
import { withDataFolder, withServerOn } from './demo-server.ts'
import { median, type Reading } from './reading.ts'

const restMs = 10_000
const readings = 5

/** Resident memory of the Node process at rest, as it tells itself in `/metrics`. */
export function measureMemory(): Promise<Reading[]> {
  return withDataFolder(async (dataDir) => {
    await withServerOn(dataDir, async () => {})
    // A server that has just loaded the demo content is no idle server: the next one is measured.
    return withServerOn(dataDir, async ({ url }) => {
      await delay(restMs)
      const started = await readMegabytes(url)
      await visitEveryProduct(url)
      await delay(restMs)
      return [
        { name: 'idle after start', value: started },
        {
          name: 'idle after every product page in both languages',
          value: await readMegabytes(url),
        },
      ]
    })
  })
}

async function visitEveryProduct(url: string) {
  const { products } = await readCatalogue(url)
  for (const { path } of products) {
    await statusOf(`${url}${path}`)
    await statusOf(`${url}/en${path}`)
  }
}

async function readMegabytes(url: string): Promise<number> {
  const values: number[] = []
  for (let time = 0; time < readings; time += 1) {
    values.push((await memoryOf(url)) / 1e6)
    await delay(500)
  }
  return median(values)
}
