import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { shortLived } from '../../apps/server/src/backup/tables.ts'
import { queryOf } from '../../e2e/journeys/site-database.ts'
import { startOutsideDatabase } from '../outside-database.ts'
import { projectRoot } from '../project.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import type { Fact } from './fact.ts'
import { freePort, launchServer, sameProcess, statusOf, waitUntilReady } from './server-process.ts'

const restPatienceMs = 300_000

type Site = { name: string; url: string; dataDir: string; env: Record<string, string> }

/** Backs up, wipes and restores by the operator's commands while the site serves. */
export async function runBackup(options: CampaignOptions): Promise<Fact[]> {
  const { folder, short } = options
  const own = await backupAndRestore(options, { name: 'own database', databaseUrl: null })
  if (short) return own
  const outside = await startOutsideDatabase(await dataFolder(options, join(folder, 'outside')))
  try {
    return [
      ...own,
      ...(await backupAndRestore(options, { name: 'outside database', databaseUrl: outside.url })),
    ]
  } finally {
    await outside.stop()
  }
}

type Place = { name: string; databaseUrl: string | null }

async function backupAndRestore(
  options: CampaignOptions,
  { name, databaseUrl }: Place,
): Promise<Fact[]> {
  const dataDir = await dataFolder(options, join(options.folder, name.replaceAll(' ', '-')))
  const port = await freePort()
  const env = { MAIL_TO: '', ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
  const server = launchServer({ port, dataDir, env })
  try {
    await waitUntilReady(server)
    if (databaseUrl !== null) await writeFile(join(dataDir, 'database-url'), databaseUrl)
    const site = { name, url: server.url, dataDir, env: { ...env, PORT: String(port) } }
    const facts = await restoreAsItWas(site)
    return [...facts, { ...sameProcess(server), name: `${name}: the same process all along` }]
  } finally {
    await server.stop()
  }
}

async function restoreAsItWas(site: Site): Promise<Fact[]> {
  const before = await atRest(site)
  const visits = visitAllTheTime(site.url)
  const written = await command(site, 'backup')
  const archive = /\S+\.tar\.gz/.exec(written.output)?.[0] ?? ''
  await wipe(site)
  const wiped = await contentOf(site)
  const damaged = join(site.dataDir, 'damaged.tar.gz')
  const bytes = await readFile(archive)
  await writeFile(damaged, bytes.subarray(0, bytes.length - 100))
  const refused = await command(site, 'restore', damaged)
  const untouched = same(await contentOf(site), wiped)
  const restored = await command(site, 'restore', archive)
  const after = await contentOf(site)
  const { visited, failed } = await visits.stop()
  const differences = different(before, after)
  return [
    fact(site, 'backup', { value: lastLine(written), holds: written.code === 0 }),
    fact(site, 'wiped', {
      value: `${different(before, wiped).length} parts`,
      holds: !same(wiped, before),
    }),
    fact(site, 'a damaged archive', {
      value: 'refused, nothing changed',
      holds: refused.code === 1 && untouched,
    }),
    fact(site, 'restore', { value: lastLine(restored), holds: restored.code === 0 }),
    fact(site, 'rows and uploads as they were', {
      value: differences.join(', ') || `${before.size} parts, each by its checksum`,
      holds: differences.length === 0,
    }),
    fact(site, 'visits meanwhile', { value: `${visited}, ${failed} failed`, holds: failed === 0 }),
  ]
}

const fact = ({ name }: Site, what: string, judged: Omit<Fact, 'name'>): Fact => ({
  name: `${name}: ${what}`,
  ...judged,
})

type Ended = { code: number; output: string }

const lastLine = ({ output }: Ended) => output.trim().split('\n').at(-1) ?? ''

/** A command of the operator as it is typed. */
function command({ dataDir, env }: Site, task: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', task, '--', ...args],
      { cwd: projectRoot, env: { ...process.env, ...env, DATA_DIR: dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    )
  })
}

/** What is lost in the worst case: what is for sale, who asked for it, and every file. */
async function wipe(site: Site): Promise<void> {
  await queryOf(site, 'truncate products, cases, posts, depots cascade')
  await rm(join(site.dataDir, 'upload'), { recursive: true })
}

type Content = ReadonlyMap<string, string>

/** Rows and checksum of each table, and the checksum of each uploaded file. */
async function contentOf(site: Site): Promise<Content> {
  const content = new Map<string, string>()
  const tables = await queryOf<{ name: string }>(
    site,
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1",
    [shortLived],
  )
  for (const { name } of tables) {
    const [row] = await queryOf<{ rows: number; sum: string }>(
      site,
      `select count(*)::int as rows, sum(hashtextextended(t::text, 0)) as sum from "${name}" as t`,
    )
    content.set(name, `${row?.rows} ${row?.sum}`)
  }
  for (const path of await filesIn(join(site.dataDir, 'upload'))) {
    content.set(
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
  }
  return content
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** The content once it no longer changes: after a fresh start the server still makes smaller pictures. */
async function atRest(site: Site): Promise<Content> {
  const started = performance.now()
  let content = await contentOf(site)
  let changing: string[] = []
  while (performance.now() - started < restPatienceMs) {
    await delay(1_000)
    const next = await contentOf(site)
    changing = different(content, next)
    if (changing.length === 0) return next
    content = next
  }
  throw new Error(`The site does not come to rest: ${changing.join(', ')}`)
}

function different(one: Content, other: Content): string[] {
  const parts = new Set([...one.keys(), ...other.keys()])
  return [...parts].filter((part) => one.get(part) !== other.get(part))
}

const same = (one: Content, other: Content) => different(one, other).length === 0

const visitPauseMs = 50

/** Requests a page over and over until stopped, and counts the failures. */
function visitAllTheTime(url: string) {
  const over = new AbortController()
  let visited = 0
  let failed = 0
  const visits = (async () => {
    while (!over.signal.aborted) {
      const status = await statusOf(`${url}/vara-tjanster`)
      visited += 1
      if (status !== 200) failed += 1
      await delay(visitPauseMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await visits
      return { visited, failed }
    },
  }
}
