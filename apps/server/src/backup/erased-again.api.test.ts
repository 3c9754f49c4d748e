import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseCasesOfAddress, erasePerson } from '../accounts/erase-person.ts'
import {
  addErasures,
  listErasures,
  recordErasedAddress,
  storeErasures,
} from '../accounts/erasure-list.ts'
import {
  cases,
  credit_applications,
  participants,
  registrations,
} from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { companies, users } from '../database/schema/people.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { erasureReport, gatherErasures } from './gather-erasures.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { peekManifest } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const nowMs = Date.parse('2026-11-21T02:00:00Z')
const later = new Date(nowMs + 86_400_000)
let folder: string
let site: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-erased-'))
  site = await createTestDatabase('schema')
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const sender = { firstname: 'Karin', lastname: 'Lindqvist' }
const storeCase = (number: number, values: Partial<typeof cases.$inferInsert>) =>
  site.db.insert(cases).values({
    ...sender,
    case_number: `MK-2026-00000${number}`,
    kind: 'inquiry',
    lang: 'sv',
    email_address: 'karin@kund.example',
    created_at: new Date(nowMs - 1_000),
    ...values,
  })

async function listAddress(address: string): Promise<void> {
  await recordErasedAddress(site.db, address, later)
  await storeErasures(site.db, folder)
}

async function storeHedvig(): Promise<number> {
  const [user] = await site.db
    .insert(users)
    .values({
      firstname: 'Hedvig',
      lastname: 'Unik',
      role: 10,
      email_address: 'hedvig@kund.example',
    })
    .returning({ id: users.id })
  return user?.id ?? 0
}

async function backUp(at = nowMs) {
  const source = { target: site.target, uploadFolder: join(folder, 'upload'), store: null }
  const erasures = await listErasures(folder)
  return (await writeBackup(source, { folder: join(folder, 'backup'), nowMs: at, erasures })).path
}
/** As a machine does that never had this one's DATA_DIR. */
async function restoreElsewhere(archive: string) {
  const prepare = async (manifest: Manifest) =>
    (await gatherErasures({ archive, manifest })).erasures
  const source = { target: site.target, uploadFolder: join(folder, 'upload'), store: null }
  return restoreBackup({ ...source, prepare }, archive)
}
async function restore(database: TestDatabase, archive: string) {
  const source = { target: database.target, uploadFolder: join(folder, 'upload'), store: null }
  return restoreBackup({ ...source, prepare: () => listErasures(folder) }, archive)
}
const everywhere = async ({ db }: TestDatabase, word: string) => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where t::text ilike ${`%${word}%`} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('whoever was erased is not in a database that an older backup brings back', async () => {
  const userId = await storeHedvig()
  await storeCase(1, { user_id: userId, firstname: 'Hedvig' })
  const archive = await backUp()
  await site.db.transaction((tx) => erasePerson(tx, { userId, now: later }))
  await storeErasures(site.db, folder)
  // The database is lost altogether.
  const fresh = await createTestDatabase('schema')
  expect((await restore(fresh, archive)).erased).toBe(1)
  expect(await everywhere(fresh, 'hedvig')).toEqual([])
  expect(await fresh.db.$count(cases)).toBe(await site.db.$count(cases))
  expect((await restore(fresh, archive)).erased).toBe(1)
  await fresh.close()
})

test('the same number given to somebody else erases nobody', async () => {
  const id = await storeHedvig()
  const line = { user_id: id, made_at: later.toISOString(), erased_at: later.toISOString() }
  await writeFile(join(folder, 'erasures.jsonl'), `\n${JSON.stringify(line)}`)
  expect((await restore(site, await backUp())).erased).toBe(0)
})

test('somebody without an account is remembered by a hash, and only what came before goes', async () => {
  await storeCase(1, { email_address: 'Karin@kund.example' })
  await storeCase(2, {
    email_address: 'karin@kund.example',
    created_at: new Date(later.getTime() + 1),
  })
  await storeCase(3, { email_address: 'johan@kund.example' })
  const archive = await backUp()
  const address = 'karin@kund.example'
  const erased = await site.db.transaction((tx) => eraseCasesOfAddress(tx, { address, now: later }))
  expect(erased.cases).toBe(1)
  await listAddress(address)
  expect(await readFile(join(folder, 'erasures.jsonl'), 'utf8')).not.toContain('karin')
  expect((await restore(site, archive)).erased).toBe(1)
  const left = await site.db.select().from(cases).orderBy(cases.id)
  expect(left.map((row) => row.email_address)).toEqual(['', address, 'johan@kund.example'])
})

/** Backs up, erases the address, and restores: nothing with its name may be left. */
async function expectErasedAgain(address: string) {
  const archive = await backUp()
  await site.db.transaction((tx) => eraseCasesOfAddress(tx, { address, now: later }))
  await listAddress(address)
  expect((await restore(site, archive)).erased).toBe(1)
  const [name = address] = address.split('@')
  expect(await everywhere(site, name)).toEqual([])
}

test('somebody whom others have registered for a course is erased again', async () => {
  await storeCase(1, { email_address: 'johan@kund.example', kind: 'registration' })
  const [stored] = await site.db.select().from(cases)
  const caseId = stored?.id ?? 0
  await site.db.insert(registrations).values({ case_id: caseId })
  const person = { firstname: 'Hedvig', lastname: 'Unik', email_address: 'Hedvig@kund.example' }
  await site.db.insert(participants).values({ case_id: caseId, ...person })
  await expectErasedAgain('hedvig@kund.example')
})

test.each(['ÅSA-ΣΟΦΙΑΣ@kund.example', 'İnci@kund.example'])(
  'the address %s, whose letters databases lower in other ways, is erased again',
  async (address) => {
    await storeCase(1, { email_address: address })
    await expectErasedAgain(address)
  },
)

test('a mail to an address without a case is erased again', async () => {
  await site.db.insert(mails).values({
    kind: 'password-changed',
    to: 'Hedvig@kund.example',
    lang: 'sv',
    message_id: 'one',
    created_at: new Date(nowMs - 1_000),
  })
  await expectErasedAgain('hedvig@kund.example')
})

test('an address that others have given for invoices is erased again', async () => {
  await storeCase(1, { email_address: 'johan@kund.example', kind: 'credit' })
  const [stored] = await site.db.select().from(cases)
  const company = { corp_name: 'Glas AB', corp_address: '', corp_zip: '', corp_city: '' }
  await site.db.insert(credit_applications).values({
    ...company,
    case_id: stored?.id ?? 0,
    organisation_number: '5560160680',
    invoice_email: 'Hedvig@kund.example',
    consent_at: new Date(nowMs),
    consent_version: '2026-11',
  })
  await expectErasedAgain('hedvig@kund.example')
})

test('an address of a company is erased again', async () => {
  await site.db.insert(companies).values({
    corp_vat: 'SE556016068001',
    corp_name: 'Glas AB',
    email_address: 'Hedvig@kund.example',
    created_at: new Date(nowMs - 1_000),
  })
  await expectErasedAgain('hedvig@kund.example')
})

test('an address that an account gave in a case of its own is erased again, and the case stays', async () => {
  const [johan] = await site.db
    .insert(users)
    .values({ firstname: 'Johan', lastname: 'Ek', role: 10, email_address: 'johan@kund.example' })
    .returning({ id: users.id })
  const person = { firstname: 'Hedvig', phone: '070-123 45 67' }
  const email_address = 'Hedvig@kund.example'
  await storeCase(1, { ...person, email_address, user_id: johan?.id ?? null })
  const [stored] = await site.db.select().from(cases)
  await site.db.insert(mails).values({
    case_id: stored?.id ?? 0,
    kind: 'inquiry-notification',
    to: 'malmo@minikran.example',
    reply_to: email_address,
    lang: 'sv',
    message_id: 'one',
  })
  await expectErasedAgain('hedvig@kund.example')
  expect(await site.db.select().from(cases)).toMatchObject([
    { firstname: 'Johan', lastname: 'Ek', phone: null, email_address: 'johan@kund.example' },
  ])
  expect(await site.db.$count(mails)).toBe(1)
})

test('a line that was written half spoils no other', async () => {
  await writeFile(join(folder, 'erasures.jsonl'), '\n{"user_id":1,"made')
  await listAddress('karin@kund.example')
  expect(await listErasures(folder)).toHaveLength(1)
})

test('a later archive knows who was erased, also where the file of erasures is not', async () => {
  await storeCase(1, { email_address: 'karin@kund.example' })
  const archive = await backUp()
  const address = 'karin@kund.example'
  await site.db.transaction((tx) => eraseCasesOfAddress(tx, { address, now: later }))
  await listAddress(address)
  const next = await backUp(later.getTime())
  await rm(join(folder, 'erasures.jsonl'))
  expect((await restoreElsewhere(archive)).erased).toBe(1)
  expect(await everywhere(site, address)).toEqual([])
  expect((await restoreElsewhere(next)).erased).toBe(0)
})

test('an archive without a list restores, and a damaged one beside it hinders nothing', async () => {
  const archive = await backUp()
  await writeFile(join(folder, 'backup/minikran-2026-11-30T02-00-00-000Z.tar.gz'), 'damaged')
  const manifest = await peekManifest(archive)
  const { erasures: _, ...older } = manifest ?? ({} as Manifest)
  expect(manifestSchema.parse(older)).toEqual(older)
  expect((await restoreElsewhere(archive)).erased).toBe(0)
})

test('what an archive adds to the file stands there once', async () => {
  const one = { address_sha256: 'a', erased_at: later.toISOString() }
  await addErasures(folder, [one])
  await addErasures(folder, [one, { ...one, address_sha256: 'b' }])
  expect((await listErasures(folder)).map((each) => Object.values(each)[0])).toEqual(['a', 'b'])
})

const madeAt = '2026-11-21T02:00:00.000Z'
test.each([
  ['a list of its own', { local: 3, erased: 2, listedAt: madeAt }, ['Erased again']],
  [
    'the archives alone',
    { local: 0, erased: 2, listedAt: later.toISOString() },
    ['Erased again', 'Warning'],
  ],
  ['no list at all', { local: 0, erased: 0, listedAt: null }, ['Warning']],
])('a machine with %s says so', (_, known, begins) => {
  const lines = erasureReport({ ...known, madeAt })
  expect(lines.map((line) => line.split(/[,:]/)[0])).toEqual(begins)
  const warned = lines.find((line) => line.startsWith('Warning'))
  if (warned !== undefined) expect(warned).toContain(known.listedAt ?? madeAt)
})

test('a list that cannot be read is an error, not a list of nobody', async () => {
  expect(await listErasures(folder)).toEqual([])
  await mkdir(join(folder, 'erasures.jsonl'))
  await expect(listErasures(folder)).rejects.toThrow('EISDIR')
})
