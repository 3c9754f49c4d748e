import { constants } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readPostmasterFile, sendSignal, servesFolder } from './postmaster.ts'
import { roomyFolder } from './roomy-folder.ts'
import { startElsewhere } from './start-elsewhere.fixture.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { withClient } from './with-client.ts'

async function dataFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(await roomyFolder(), 'mk-')))
  onTestFinished(async () => {
    const left = await readPostmasterFile(join(folder, 'postgres'))
    if (left !== null) sendSignal(left.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 10 })
  })
  return folder
}

// A first start takes most of its time for the cluster: the tests of later starts get a copy of one.
let template: string
beforeAll(async () => {
  template = await realpath(await mkdtemp(join(await roomyFolder(), 'mk-')))
  const options = { dataDir: template, name: 'minikran', fsync: false }
  await (await startEmbeddedPostgres(options)).stop()
})
afterAll(() => rm(template, { recursive: true }))

async function usedFolder(): Promise<string> {
  const folder = await dataFolder()
  await cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}

async function serveElsewhere(dataDir: string, options: { path?: string } = {}) {
  const other = await startElsewhere(dataDir, options)
  onTestFinished(() => other.kill())
  return other
}

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const server = await startEmbeddedPostgres({
    dataDir,
    name: 'minikran',
    fsync: false,
    ...options,
  })
  onTestFinished(() => server.stop())
  const ask = (statement: string) =>
    withClient(server.connection, async (client) => {
      const result = await client.query<Record<string, unknown>>(statement)
      return Object.values(result.rows[0] ?? {})
    })
  return { ...server, ask }
}

async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(join(dataDir, 'postgres'))
  if (file === null) throw new Error('no server')
  return file.pid
}

const onLinux = test.runIf(process.platform === 'linux')
const asRoot = test.runIf(process.platform === 'linux' && process.getuid?.() === 0)

test('the first start makes the database, the second finds what was written', async () => {
  const dataDir = await dataFolder()
  const progress: string[] = []
  const first = await start(dataDir, { fsync: true, onProgress: (text) => progress.push(text) })
  expect(await first.ask('select current_database(), current_setting($$fsync$$)')).toEqual([
    'minikran',
    'on',
  ])
  const order = `select 'z' < 'ö' collate "sv-x-icu" as swedish, lower('ÅÄÖ') as small`
  expect(await first.ask(order)).toEqual([true, 'åäö'])
  await first.ask('create table kept as select 1 as one')
  await Promise.all([first.stop(), first.stop()])
  expect(progress).toEqual(['Creating the database cluster …'])
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])

  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await second.ask('select one from kept')).toEqual([1])
})

onLinux('nothing listens on the network, and only the owner reaches the socket', async () => {
  const dataDir = await usedFolder()
  const server = await start(dataDir)
  expect(await server.ask('select current_setting($$listen_addresses$$)')).toEqual([''])
  expect(server.connection.host).toBe(join(dataDir, 'run'))
  for (const path of [server.connection.host, join(server.connection.host, '.s.PGSQL.5432')]) {
    expect((await stat(path)).mode & 0o777).toBe(0o700)
  }
})

test('a server that a killed run left is adopted, one with other settings is replaced', async () => {
  const dataDir = await usedFolder()
  for (const [fsync, adopted] of [
    [false, true],
    [true, false],
  ] as const) {
    const other = await serveElsewhere(dataDir)
    const orphan = await postmasterPid(dataDir)
    await other.kill()
    const server = await start(dataDir, { fsync })
    expect(server.adopted).toBe(adopted)
    expect((await postmasterPid(dataDir)) === orphan).toBe(adopted)
    expect(await server.ask('select current_database()')).toEqual(['minikran'])
    await server.stop()
    expect(servesFolder(orphan, join(dataDir, 'postgres'))).toBe('no')
  }
})

test('a second process is refused and told who serves; the first goes on', async () => {
  const dataDir = await usedFolder()
  const other = await serveElsewhere(dataDir)
  await expect(start(dataDir)).rejects.toThrow(
    `already serves from this data folder: process ${other.pid} on`,
  )
  expect(await withClient(other.connection, (client) => client.query('select 1'))).toMatchObject({
    rowCount: 1,
  })
})

test('of several starts at once after a kill, one serves', async () => {
  const dataDir = await usedFolder()
  await (await serveElsewhere(dataDir)).kill()
  const starts = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('an uncaught error takes the server along', async () => {
  const dataDir = await usedFolder()
  const other = await serveElsewhere(dataDir)
  const pid = await postmasterPid(dataDir)
  await other.fail()
  await expect.poll(() => servesFolder(pid, join(dataDir, 'postgres')), { interval: 5 }).toBe('no')
})

onLinux('both killed, and the number given to a stranger: the next start recovers', async () => {
  const dataDir = await usedFolder()
  const other = await serveElsewhere(dataDir)
  const pid = await postmasterPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await other.kill()
  for (const path of ['postgres/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
    const text = await readFile(join(dataDir, path), 'utf8')
    await writeFile(join(dataDir, path), text.replace(/^\d+/, String(process.pid)))
  }
  const server = await start(dataDir)
  expect(server.adopted).toBe(false)
  expect(await server.ask('select 1')).toEqual([1])
})

onLinux('a server that is killed alone is started again', async () => {
  const dataDir = await usedFolder()
  const server = await start(dataDir)
  await server.ask('create table kept as select 1 as one')
  process.kill(await postmasterPid(dataDir), 'SIGKILL')
  const ask = () => server.ask('select one from kept').catch(() => [])
  await expect.poll(ask, { interval: 20 }).toEqual([1])
})

for (const [what, taken] of [
  ['file', '.s.PGSQL.5432'],
  ['folder', ''],
] as const) {
  onLinux(
    `a socket whose ${what} is taken away comes back, with all that was committed`,
    async () => {
      const dataDir = await usedFolder()
      const server = await start(dataDir)
      await server.ask('create table kept as select 1 as one')
      await rm(join(server.connection.host, taken), { recursive: true })
      const ask = () => server.ask('select one from kept').catch(() => [])
      await expect.poll(ask, { interval: 20 }).toEqual([1])
    },
  )
}

test('a first start that is killed half-way heals', async () => {
  const dataDir = await dataFolder()
  const other = startElsewhere(dataDir, {
    killWhen: async () => (await readdir(dataDir)).some((name) => name.startsWith('postgres.new-')),
  })
  await expect(other).rejects.toThrow('SIGKILL')
  const server = await start(dataDir)
  expect(await server.ask('select current_database()')).toEqual(['minikran'])
  expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([])
})

onLinux('a path too long for a socket gets a private folder elsewhere', async () => {
  const dataDir = join(await dataFolder(), 'å'.repeat(60))
  const server = await start(dataDir)
  const { connection } = server
  expect(connection.host.startsWith(dataDir)).toBe(false)
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  expect(await server.ask('select 1')).toEqual([1])
  await server.stop()
  await expect(stat(connection.host)).rejects.toThrow('ENOENT')
})

asRoot('root without user namespaces serves from a folder that only root may enter', async () => {
  const dataDir = join(await dataFolder(), 'data')
  const refusing = await dataFolder()
  await writeFile(join(refusing, 'unshare'), '#!/bin/sh\nexit 1\n')
  await chmod(join(refusing, 'unshare'), 0o755)
  const other = await serveElsewhere(dataDir, { path: `${refusing}:${process.env['PATH']}` })
  expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)
  await other.kill()
  const server = await start(dataDir)
  expect(await server.ask('select current_database()')).toEqual(['minikran'])
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
})

test('a server that cannot start says why and where to look', async () => {
  const dataDir = await usedFolder()
  await writeFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), "work_mem = 'much'\n")
  await expect(start(dataDir)).rejects.toThrow(
    /PostgreSQL did not start.*postgres\.log.*work_mem.*start again/s,
  )
})

test('another version and another content are refused', async () => {
  const dataDir = await dataFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), '')
  await expect(start(dataDir)).rejects.toThrow('is not empty, yet it is no PostgreSQL cluster')
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17')
})
