import {
  erasePersonSchema,
  type Person,
  personQuery,
  personSchema,
} from '@minikran/contract/admin/users'
import { z } from '@minikran/contract/z'
import { isStaffRole } from '@minikran/domain/access/roles'
import { and, asc, isNull, or } from 'drizzle-orm'
import { isOwnPassword } from '../../../accounts/change-password.ts'
import { eraseByAddress } from '../../../accounts/erase-by-address.ts'
import { hasAddress } from '../../../accounts/erase-person.ts'
import { finishErasure } from '../../../accounts/finish-erasure.ts'
import type { Reader, Transaction } from '../../../database/client.ts'
import { isAmong } from '../../../database/is-among.ts'
import { cases, participants } from '../../../database/schema/cases.ts'
import { users } from '../../../database/schema/people.ts'
import { limits, tooMany } from '../../../http/rate-limit.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, readCall, writeCall } from '../../calls/call.ts'
import type { AdminServices } from '../admin-services.ts'

/** Erasing somebody who has asked for it, with or without an account (GDPR article 17). */
export const erasePersonCalls = (services: AdminServices): Call[] => [
  getPerson(services),
  erasePersonCall(services),
]

const getPerson = ({ db }: AdminServices) =>
  readCall({
    path: '/admin/getPersonObj',
    summary: 'Back office: what is stored of whoever has an e-mail address',
    permission: 'person:erase',
    query: personQuery,
    answer: dataOf(personSchema),
    async handle({ query }) {
      return { kind: 'data', data: await findPerson(db, query.email_address) }
    },
  })

const erasePersonCall = (services: AdminServices) =>
  writeCall({
    path: '/admin/erasePerson',
    summary:
      'Back office: erases whoever has an e-mail address for good; the own password is asked for',
    permission: 'person:erase',
    body: erasePersonSchema,
    answer: dataOf(z.object({ erased: z.literal(true) })),
    async handle({ body }, { principal, visitor }) {
      const { userId } = accountOf(principal)
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      if (!(await isOwnPassword(services, userId, body.password))) {
        return { kind: 'invalid', errors: { password: ['wrong'] } }
      }
      const address = body.email_address
      const now = new Date(services.now())
      const erased = await services.db.transaction(async (tx) => {
        if (await isStaffAddress(tx, address)) return null
        return eraseByAddress(tx, { address, now, by: { userId, visitor } })
      })
      if (erased === null) return { kind: 'invalid', errors: { email_address: ['staffAccount'] } }
      await finishErasure(services, erased.files)
      return { kind: 'data', data: { erased: true } }
    },
  })

async function findPerson(db: Reader, address: string): Promise<Person> {
  const accounts = await db
    .select()
    .from(users)
    .where(hasAddress(users.email_address, address))
    .orderBy(asc(users.id))
  const ofAccount = isAmong(
    cases.user_id,
    accounts.map(({ id }) => id),
  )
  const withoutAccount = and(isNull(cases.user_id), hasAddress(cases.email_address, address))
  return {
    accounts: accounts.map(({ id, firstname, lastname, role, deleted_at }) => ({
      id,
      fullname: `${firstname} ${lastname}`.trim(),
      role,
      deleted_at: deleted_at?.toISOString() ?? null,
    })),
    cases: await db.$count(cases, and(isNull(cases.anonymised_at), or(ofAccount, withoutAccount))),
    seats: await db.$count(participants, hasAddress(participants.email_address, address)),
  }
}

/** Whether an account of the staff has the address; in the trash it may be erased. */
async function isStaffAddress(tx: Transaction, address: string): Promise<boolean> {
  const accounts = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(hasAddress(users.email_address, address), isNull(users.deleted_at)))
    .orderBy(users.id)
    .for('no key update')
  return accounts.some(({ role }) => isStaffRole(role))
}
