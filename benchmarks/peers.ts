import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findServing } from '../packages/embedded-database/src/find-serving.ts'
import { logIn } from '../tools/log-in.ts'
import { withDataFolder, withServerOn } from './demo-server.ts'
import { describeMachine, measurePace } from './machine.ts'
import { buildPeers, ourProgram, type Program, startPeer } from './peer-process.ts'
import { type Compared, formatResults, readingsOf } from './peer-results.ts'
import { findSearches, searchPath } from './peer-searches.ts'
import { askInBatches, connections } from './raw-load.ts'
import { median, type Reading } from './reading.ts'
import { answersPerSecond } from './server-cpu.ts'

const restMs = 10_000
const rounds = 15
// A server runs for weeks: V8 compiles the last of our search's code after some 3,000 of them.
const warmUpRounds = 15

type Work = {
  name: string
  batches: number
  /** The address that comes as the n-th. */
  path: (n: number) => string
  headers?: Record<string, string>
}
type Programs = { ours: Program; express: Program; reactRouter: Program }
type Figures = Pick<Compared, keyof Programs>

/**
 * What no cache can answer, beside two plain programs on the same database, in turns: answers a
 * second of the server's own processor time, and resident memory. Nobody compresses.
 */
export async function measurePeers(): Promise<Reading[]> {
  await buildPeers()
  const paceMs = measurePace()
  const compared = await withDataFolder(async (dataDir) => {
    // A server that has just loaded the demo content is not at rest: the next one is measured.
    await withServerOn(dataDir, async () => {})
    return withServerOn(dataDir, async ({ url }) => {
      const database = await findServing({ dataDir, name: 'minikran' })
      if (database === null) throw new Error(`Nobody serves the database of ${dataDir}.`)
      const express = await startPeer('build/express-server.js', database)
      const reactRouter = await startPeer('react-router/server.ts', database)
      try {
        return await compare({ ours: ourProgram(url), express, reactRouter })
      } finally {
        express.stop()
        reactRouter.stop()
      }
    })
  })
  const date = new Date().toISOString().slice(0, 10)
  const page = formatResults({ date, machine: describeMachine(), paceMs }, compared)
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), page)
  return readingsOf(compared)
}

async function compare(programs: Programs): Promise<Compared[]> {
  await delay(restMs)
  const atRest = await readMegabytes(programs)
  let atMost = atRest
  const compared: Compared[] = []
  for (const work of await makeWorks(programs)) {
    const taken: Figures[] = []
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const figures = await takeTurns(work, { programs, round })
      if (round >= warmUpRounds) taken.push(figures)
      const megabytes = await readMegabytes(programs)
      atMost = each((name) => Math.max(atMost[name], megabytes[name]))
    }
    compared.push({
      name: work.name,
      unit: 'answers a second of one processor',
      ...each((name) => median(taken.map((figures) => figures[name]))),
      toExpress: median(taken.map(({ ours, express }) => ours / express)),
      toReactRouter: median(taken.map(({ ours, reactRouter }) => ours / reactRouter)),
    })
  }
  return [...compared, memoryOf('memory at rest', atRest), memoryOf('memory at most', atMost)]
}

async function makeWorks({ ours, express, reactRouter }: Programs): Promise<Work[]> {
  const texts = await findSearches([ours.origin, express.origin, reactRouter.origin])
  const machines = await machinePaths(ours.origin)
  const token = await logIn(ours.origin, { realm: 'site', role: 10 })
  const pick = (choices: readonly string[], n: number) => choices[n % choices.length] ?? ''
  return [
    { name: 'search', batches: 8, path: (n) => searchPath(pick(texts, n)) },
    // A filter of its own each time: neither the page nor its list is kept.
    { name: 'list page', batches: 2, path: (n) => `/produkter?weight_max=${100_000 + n}` },
    {
      name: 'product page',
      batches: 2,
      path: (n) => pick(machines, n),
      // A page of a session is always made anew; its data may be kept.
      headers: { cookie: `__Host-auth=${token}` },
    },
    {
      name: 'product page, data kept',
      batches: 2,
      // A parameter that product pages do not read, but others do: the page is made anew.
      path: (n) => `${pick(machines, n)}?sida=${n}`,
    },
  ]
}

type Turn = { programs: Programs; round: number }

/** One turn of each program, all with the same addresses. */
async function takeTurns(work: Work, { programs, round }: Turn): Promise<Figures> {
  const figures = { ours: 0, express: 0, reactRouter: 0 }
  for (const name of names) {
    const { origin, cpuSeconds } = programs[name]
    let asked = round * work.batches * connections
    figures[name] = await answersPerSecond(
      () =>
        askInBatches(origin, {
          batches: work.batches,
          nextPath: () => work.path(asked++),
          headers: { 'accept-encoding': 'identity', ...work.headers },
        }),
      cpuSeconds,
    )
  }
  return figures
}

const names = ['ours', 'express', 'reactRouter'] as const

const each = (figure: (name: keyof Programs) => number): Figures => ({
  ours: figure('ours'),
  express: figure('express'),
  reactRouter: figure('reactRouter'),
})

async function readMegabytes({ ours, express, reactRouter }: Programs): Promise<Figures> {
  const read = async ({ rssBytes }: Program) => (await rssBytes()) / 1e6
  return {
    ours: await read(ours),
    express: await read(express),
    reactRouter: await read(reactRouter),
  }
}

const memoryOf = (name: string, figures: Figures): Compared => ({
  name,
  unit: 'MB',
  ...figures,
  toExpress: figures.ours / figures.express,
  toReactRouter: figures.ours / figures.reactRouter,
})

async function machinePaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/site/getProductsArr?per_page=99999`)
  const { data } = (await response.json()) as { data: { path: string; type: number }[] }
  return data.filter(({ type }) => type === 0).map(({ path }) => path)
}
