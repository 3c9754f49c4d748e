import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { createTestDatabase, runAsAdmin } from '../testing/database.ts'
import { createSharedSite, findPretendedPage } from '../testing/shared-site.ts'
import { startTestServer } from '../testing/test-server.ts'

/** A server whose database can go away and come back. */
async function startServing() {
  const database = await createTestDatabase()
  const lines: string[] = []
  const server = await startTestServer({
    database,
    createSite: createSharedSite,
    findSharedPage: findPretendedPage,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  })
  server.changes.start()
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  )
  const name = rows[0]?.name ?? ''
  const { admin } = inject('testServer')
  const allow = (allowed: boolean) =>
    runAsAdmin(admin, `alter database ${name} allow_connections ${allowed}`)
  const text = async (path: string) => (await fetch(`${server.base}${path}`)).text()
  return {
    database,
    text,
    logged: () => lines.join(''),
    isHeard: async () => /^content_changes_heard 1$/m.test(await text('/metrics')),
    async goAway() {
      await allow(false)
      await runAsAdmin(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    },
    comeBack: () => allow(true),
    async close() {
      await server.close()
      await database.close()
    },
  }
}

const poll = { timeout: 300_000 }

test('what is kept is served on while the database is away, and dropped when its news are heard again', async () => {
  const server = await startServing()
  await vi.waitFor(async () => expect(await server.isHeard()).toBe(true), poll)
  const kept = ['/depots', '/api/site/getDepotsArr']
  const before = await Promise.all(kept.map(server.text))
  await server.database.db.execute(sql`select 1`)
  await server.goAway()
  await vi.waitFor(async () => expect(await server.isHeard()).toBe(false), poll)
  expect(await Promise.all(kept.map(server.text))).toEqual(before)
  await expect.poll(() => server.text('/readyz')).toContain('"troubles":["databaseAway"]')
  expect(await Promise.all(kept.map(server.text))).toEqual(before)
  expect(await server.text('/api/site/getPostsArr')).not.toContain('"data"')
  expect(server.logged()).toContain('cache served stale')
  await server.comeBack()
  await vi.waitFor(async () => {
    await server.database.db.execute(sql`update depots set title_sv = 'Ny depå' where id = 1`)
  }, poll)
  for (const path of kept) await expect.poll(() => server.text(path)).toContain('Ny depå')
  await vi.waitFor(async () => expect(await server.isHeard()).toBe(true), poll)
  expect(server.logged()).toContain('cache emptied')
  await server.close()
})
