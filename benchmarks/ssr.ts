import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiAnswer } from '../packages/contract/src/send-call.ts'
import type { CreateSiteHandler, SiteHandler } from '../packages/contract/src/site-handler.ts'
import { projectRoot } from '../tools/project.ts'
import { withDemoServer } from './demo-server.ts'
import { measuredPages } from './measured-pages.ts'
import { median, type Reading } from './reading.ts'

const warmUps = 400
const rounds = 40
const rendered = 25
const visitor = { address: '127.0.0.1', requestId: 'bench' }

/**
 * CPU time that this process spends on rendering a page, nothing kept: every page is warm, and of
 * many short rounds through all of them the median counts, so that a slow spell of the host is not
 * one page's alone. The API's answers are recorded from the real server first and replayed, so that
 * neither its work nor the database's is counted.
 */
export function measureSsr(): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const handler = await loadHandler(url)
    const addresses = Object.entries(measuredPages).map(
      ([name, path]) => [name, url + path] as const,
    )
    // All answers first: a connection kept open is closed by the server while a page is measured.
    for (const [, address] of addresses) await render(handler, { address, times: 1 })
    for (const [, address] of addresses) await render(handler, { address, times: warmUps })
    const spent = new Map(addresses.map(([name]) => [name, [] as number[]]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of addresses) spent.get(name)?.push(await cpuOf(handler, address))
    }
    return [...spent].map(([name, times]) => ({ name, value: median(times) }))
  })
}

/** Milliseconds of CPU for one page of many. */
async function cpuOf(handler: SiteHandler, address: string): Promise<number> {
  const before = process.cpuUsage()
  await render(handler, { address, times: rendered })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rendered
}

async function loadHandler(url: string): Promise<SiteHandler> {
  const build = join(projectRoot, 'apps/site/build/server/index.js')
  const { createSiteHandler } = (await import(pathToFileURL(build).href)) as {
    createSiteHandler: CreateSiteHandler
  }
  const recorded = new Map<string, ApiAnswer>()
  return createSiteHandler({
    apiKey: 'public-site',
    publicUrl: url,
    mapTiles: null,
    isReady: () => true,
    beforeRender: async () => undefined,
    onError(error) {
      throw error
    },
    preview: null,
    analyticsSrc: null,
    lastKnown: { read: async () => null, write: () => {} },
    callApi: async (request) => {
      const answer = recorded.get(request.url) ?? (await ask(request))
      recorded.set(request.url, answer)
      return answer
    },
  })
}

/** As the server hands over an answer that is kept: its text, the same string each time. */
async function ask(request: Request): Promise<ApiAnswer> {
  const response = await fetch(request)
  const { ok, status, headers } = response
  const text = await response.text()
  return { ok, status, headers, text: async () => text }
}

async function render(
  handler: SiteHandler,
  { address, times }: { address: string; times: number },
) {
  for (let time = 0; time < times; time += 1) {
    const response = await handler(new Request(address), visitor)
    const end = new Uint8Array(await response.arrayBuffer()).subarray(-'</html>'.length)
    if (response.status !== 200 || Buffer.from(end).toString() !== '</html>') {
      throw new Error(`${address} answered ${response.status}.`)
    }
  }
}
