import pg from 'pg'
import {
  freePort,
  launchServer,
  type ServerProcess,
  waitUntilReady,
} from '../tools/campaigns/server-process.ts'
import { startOutsideDatabase } from '../tools/outside-database.ts'
import { withDataFolder } from './demo-server.ts'
import { median, type Reading } from './reading.ts'

const changes = 40
const warmUps = 5
const patienceMs = 10_000

/** From the commit of a change until each of two processes on one database shows it in a kept page. */
export function measureChanges(): Promise<Reading[]> {
  return withDataFolder(async (dataDir) => {
    const outside = await startOutsideDatabase(`${dataDir}-postgres`)
    const servers: ServerProcess[] = []
    try {
      for (const name of ['one', 'two']) {
        const env = { DATABASE_URL: outside.url, DEMO: '1' }
        const server = launchServer({ port: await freePort(), dataDir: `${dataDir}-${name}`, env })
        servers.push(server)
        await waitUntilReady(server)
      }
      const pages = servers.map(({ url }) => `${url}/region/stockholm`)
      const times = await timeChanges(outside.url, pages)
      return [
        { name: 'seen in both of two processes, median', value: median(times) },
        { name: 'seen in both of two processes, slowest', value: Math.max(...times) },
      ]
    } finally {
      for (const server of servers) await server.stop()
      await outside.stop()
    }
  })
}

async function timeChanges(databaseUrl: string, pages: readonly string[]): Promise<number[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const times: number[] = []
    for (let change = 0; change < warmUps + changes; change += 1) {
      // Kept, so that only the change can bring the new title.
      for (const page of [...pages, ...pages, ...pages]) await read(page)
      const title = `Depå nummer ${change}`
      const sentence = 'update depots set title_sv = $1 where depot_slug = $2'
      await client.query(sentence, [title, 'stockholm'])
      const started = performance.now()
      await Promise.all(pages.map((page) => waitFor(page, title)))
      if (change >= warmUps) times.push(performance.now() - started)
    }
    return times
  } finally {
    await client.end()
  }
}

async function waitFor(page: string, title: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await read(page)).includes(title)) {
    if (performance.now() > end) throw new Error(`${page} does not show "${title}".`)
  }
}

const read = async (page: string) => (await fetch(page)).text()
