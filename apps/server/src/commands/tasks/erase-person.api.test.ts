import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listErasures, storeErasures } from '../../accounts/erasure-list.ts'
import { case_uploads } from '../../database/schema/case-files.ts'
import { cases } from '../../database/schema/cases.ts'
import { users } from '../../database/schema/people.ts'
import { parseEnv } from '../../env.ts'
import { storeCase } from '../../housekeeping/stored-case.fixture.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { erasePersonTask } from './erase-person.ts'

test('an account in the trash is erased by its address, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-erase-'))
  const { db, target, close } = await createTestDatabase()
  const read = parseEnv({ DATA_DIR: folder })
  if (!read.ok) throw new Error(read.problems.join())
  const address = 'role20@demo.example'
  await db.update(users).set({ deleted_at: sql`now()` }).where(eq(users.email_address, address))
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await erasePersonTask({ env: read.env, target, values: { address } })
  expect(printed.mock.calls).toEqual([[expect.stringContaining('Erased: the account')]])
  printed.mockRestore()
  expect(await db.$count(users, eq(users.email_address, address))).toBe(0)
  expect(await db.$count(users, sql`anonymised_at is not null`)).toBe(1)
  await close()
  await rm(folder, { recursive: true })
})

test('a picture that cannot be removed now is left to the housekeeping', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-erase-'))
  const { db, target, close } = await createTestDatabase()
  const read = parseEnv({ DATA_DIR: folder })
  if (!read.ok) throw new Error(read.problems.join())
  const case_id = await storeCase(db, { kind: 'inquiry' })
  const address = 'karin@kund.example'
  await db.update(cases).set({ email_address: address }).where(eq(cases.id, case_id))
  const image_file = 'fast.jpg'
  await db.insert(case_uploads).values({ case_id, image_file, bytes: 1, width: 1, height: 1 })
  // A folder is no file that could be removed.
  await mkdir(join(folder, 'upload', 'cases', image_file), { recursive: true })
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await erasePersonTask({ env: read.env, target, values: { address } })
  expect(printed.mock.calls).toEqual([
    [expect.stringContaining('1 further cases, 1 pictures')],
    [expect.stringContaining('Not removed yet: 1 pictures')],
  ])
  printed.mockRestore()
  expect(await db.$count(case_uploads, eq(case_uploads.image_file, image_file))).toBe(0)
  await close()
  await rm(folder, { recursive: true })
})

test('nobody is listed whose erasure the database refuses: a restore would erase them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-erase-'))
  const { db, target, close } = await createTestDatabase()
  const read = parseEnv({ DATA_DIR: folder })
  if (!read.ok) throw new Error(read.problems.join())
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused at the commit'; end $$`)
  await db.execute(sql`create constraint trigger refuse after insert on audit
    deferrable initially deferred for each row execute function refuse()`)
  const address = 'role20@demo.example'
  const erasing = erasePersonTask({ env: read.env, target, values: { address } })
  await expect(erasing).rejects.toThrow()
  expect(await db.$count(users, eq(users.email_address, address))).toBe(1)
  expect(await listErasures(folder)).toEqual([])
  await close()
  await rm(folder, { recursive: true })
})

test('whoever was erased while the list could not be written is listed afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-erase-'))
  const { db, target, close } = await createTestDatabase()
  const read = parseEnv({ DATA_DIR: folder })
  if (!read.ok) throw new Error(read.problems.join())
  const list = join(folder, 'erasures.jsonl')
  await mkdir(list)
  const address = 'role20@demo.example'
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const erasing = erasePersonTask({ env: read.env, target, values: { address } })
  await expect(erasing).rejects.toThrow('EISDIR')
  expect(printed.mock.calls).toEqual([[expect.stringContaining('Erased: the account')]])
  printed.mockRestore()
  await rm(list, { recursive: true })
  await storeErasures(db, folder)
  expect(await listErasures(folder)).toEqual([
    expect.objectContaining({ user_id: expect.any(Number) }),
    expect.objectContaining({ address_sha256: expect.any(String) }),
  ])
  await storeErasures(db, folder)
  expect(await listErasures(folder)).toHaveLength(2)
  await close()
  await rm(folder, { recursive: true })
})
