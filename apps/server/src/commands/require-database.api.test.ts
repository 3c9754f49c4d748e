import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { type Need, requireDatabase } from './require-database.ts'

const answerOf = (...[target, need]: Parameters<typeof requireDatabase>) =>
  requireDatabase(target, need).then(
    () => 'fine',
    (error: Error) => error.message,
  )

test('an empty database is fine only for who fills it', async () => {
  const { target, close } = await createTestDatabase('empty')
  const needs: Need[] = ['any', 'filled', 'current']
  const answers = await Promise.all(needs.map((need) => answerOf(target, need)))
  expect(answers).toEqual([
    'fine',
    expect.stringContaining('The database is empty: start the site'),
    expect.stringContaining('The database is empty: start the site'),
  ])
  await close()
})

test('one of an older version can be backed up, and nobody is erased from it', async () => {
  const { db, target, close } = await createTestDatabase('schema')
  expect(await answerOf(target, 'current')).toBe('fine')
  await db.execute(sql`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  expect(await answerOf(target, 'filled')).toBe('fine')
  expect(await answerOf(target, 'current')).toContain('of an older version')
  await close()
})
