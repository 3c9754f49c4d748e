import { roles } from '@minikran/domain/access/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../database/schema/people.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { createPasswords } from './passwords.ts'

const eva = { email_address: 'Eva@Minikran.example', firstname: 'Eva', lastname: 'Ek' }

test('of ten who try at once one becomes the first superadmin', async () => {
  const { db, close } = await createTestDatabase('schema')
  const services = { db, passwords: createPasswords() }
  const tries = Array.from({ length: 10 }, (_, at) =>
    createFirstAdmin(services, { ...eva, email_address: `eva${at}@a.example`, password: null }),
  )
  const kinds = (await Promise.all(tries)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual([...Array(9).fill('exists'), 'linked'])
  expect(await db.$count(users, eq(users.role, roles.superadmin))).toBe(1)
  await close()
})

test('a password is set at once, unless it is a common one', async () => {
  const { db, close } = await createTestDatabase('schema')
  const services = { db, passwords: createPasswords() }
  expect(await createFirstAdmin(services, { ...eva, password: 'password1' })).toEqual({
    kind: 'faulty',
  })
  expect(await createFirstAdmin(services, { ...eva, password: 'kran i dimma' })).toEqual({
    kind: 'made',
  })
  const [row] = await db.select().from(users)
  expect(row?.email_address).toBe('eva@minikran.example')
  expect(await services.passwords.isRight(row?.password_hash ?? null, 'kran i dimma', '')).toBe(
    true,
  )
  await close()
})
