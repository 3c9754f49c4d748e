import { mkdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { UnusableBackup } from '../backup/read-backup.ts'
import { createTestDatabase } from '../testing/database.ts'
import { reasonOf, sentenceFor } from './sentence-for.ts'

const faultOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  )

test('what the person can put right is said, in the words of who refused', async () => {
  const { db, close } = await createTestDatabase('empty')
  expect(sentenceFor(await faultOf(db.execute(sql`select * from nowhere`)))).toBe(
    'The database refused: relation "nowhere" does not exist (42P01).',
  )
  await close()
  expect(sentenceFor(await faultOf(mkdir('/dev/null/backup')))).toContain(
    "mkdir '/dev/null/backup'",
  )
  expect(sentenceFor(new UnusableBackup('The archive is damaged.'))).toBe('The archive is damaged.')
})

test('a fault of the program keeps its place in the code', () => {
  expect(sentenceFor(new TypeError('undefined is no function'))).toBeNull()
})

test('of several addresses that refuse the first one’s reason is told', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')])
  expect(reasonOf(new Error('no connection', { cause: refused }))).toBe(
    'connect ECONNREFUSED ::1:5432',
  )
})
