import {
  companyBodySchema,
  consentSchema,
  profileBodySchema,
  profileSchema,
  settingsBodySchema,
} from '@minikran/contract/customer-profile'
import { validateCompany, validateProfile } from '@minikran/domain/validation/profile-form'
import { desc, eq } from 'drizzle-orm'
import { changeDetails } from '../../accounts/change-details.ts'
import type { Database } from '../../database/client.ts'
import { consents } from '../../database/schema/people.ts'
import { limits } from '../../http/rate-limit.ts'
import { accountOf } from '../calls/authenticate.ts'
import {
  type Answer,
  type Call,
  type CallContext,
  dataOf,
  listOf,
  noQuery,
  readCall,
  writeCall,
} from '../calls/call.ts'
import { ruleKeys } from '../cases/rule-keys.ts'
import { changeCompany, changeSettings } from './change-profile.ts'
import { findProfile } from './find-profile.ts'

type ProfileServices = { db: Database }

/** Reading and changing the own account. */
export function profileCalls(services: ProfileServices): Call[] {
  return [
    getProfileObj(services),
    updateProfile(services),
    updateCompany(services),
    updateSettings(services),
    getConsentsArr(services),
  ]
}

const getProfileObj = ({ db }: ProfileServices) =>
  readCall({
    path: '/customer/getProfileObj',
    summary: 'The own account with its company',
    permission: 'profile:read:own',
    query: noQuery,
    answer: dataOf(profileSchema),
    handle: (_, context) => ownProfile(db, context),
  })

async function ownProfile(db: Database, { principal }: CallContext): Promise<Answer> {
  return { kind: 'data', data: await findProfile(db, accountOf(principal).userId) }
}

const updateProfile = ({ db }: ProfileServices) =>
  writeCall({
    path: '/customer/updateProfile',
    summary: 'Changes name and phone of the own account',
    permission: 'profile:write:own',
    limits: () => [limits.ownChange],
    body: profileBodySchema,
    answer: dataOf(profileSchema),
    async handle({ body }, context) {
      const checked = validateProfile(body)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const account = accountOf(context.principal)
      await changeDetails(db, { account, visitor: context.visitor }, checked.values)
      return ownProfile(db, context)
    },
  })

const updateCompany = ({ db }: ProfileServices) =>
  writeCall({
    path: '/customer/updateCompany',
    summary:
      'Says which company the own account belongs to; a confirmed one is changed by whom the staff have named',
    permission: 'profile:write:own',
    limits: () => [limits.ownChange],
    body: companyBodySchema,
    answer: dataOf(profileSchema),
    async handle({ body }, context) {
      const checked = validateCompany(body)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const account = accountOf(context.principal)
      const { visitor } = context
      const change = await changeCompany(db, { account, visitor }, checked.company)
      if (change === 'locked') return { kind: 'invalid', errors: { corp_name: ['locked'] } }
      if (change === 'numberLocked') return { kind: 'invalid', errors: { corp_vat: ['locked'] } }
      return ownProfile(db, context)
    },
  })

const updateSettings = ({ db }: ProfileServices) =>
  writeCall({
    path: '/customer/updateSettings',
    summary: 'Keeps language, price type and cookie choice with the own account',
    permission: 'profile:write:own',
    limits: () => [limits.ownChange],
    body: settingsBodySchema,
    answer: dataOf(profileSchema),
    async handle({ body }, context) {
      await changeSettings(db, accountOf(context.principal), body)
      return ownProfile(db, context)
    },
  })

const getConsentsArr = ({ db }: ProfileServices) =>
  readCall({
    path: '/customer/getConsentsArr',
    summary: 'What the own account agreed to or refused, newest first',
    permission: 'profile:read:own',
    query: noQuery,
    answer: listOf(consentSchema),
    async handle(_, { principal }) {
      const { id, kind, choice, text_version, created_at } = consents
      const rows = await db
        .select({ id, kind, choice, text_version, created_at })
        .from(consents)
        .where(eq(consents.user_id, accountOf(principal).userId))
        .orderBy(desc(consents.created_at), desc(consents.id))
      const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
      return { kind: 'list', data, count: data.length }
    },
  })
