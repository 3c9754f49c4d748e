import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { users } from '../../database/schema/people.ts'
import { parseEnv } from '../../env.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { eraseByAddress } from './erase-person.ts'

test('an account in the trash is erased by its address, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-erase-'))
  const { db, target, close } = await createTestDatabase()
  const read = parseEnv({ DATA_DIR: folder })
  if (!read.ok) throw new Error(read.problems.join())
  const address = 'role20@demo.example'
  await db.update(users).set({ deleted_at: sql`now()` }).where(eq(users.email_address, address))
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await eraseByAddress({ env: read.env, target, values: { address } })
  expect(printed.mock.calls).toEqual([[expect.stringContaining('Erased: the account')]])
  printed.mockRestore()
  expect(await db.$count(users, eq(users.email_address, address))).toBe(0)
  expect(await db.$count(users, sql`anonymised_at is not null`)).toBe(1)
  await close()
  await rm(folder, { recursive: true })
})
