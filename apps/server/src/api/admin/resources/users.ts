import { filters } from '@minikran/contract/admin/list'
import { userFields, userShown, userStates } from '@minikran/contract/admin/users'
import { needsDepot } from '@minikran/domain/access/account-rules'
import { canGrantRole } from '@minikran/domain/access/permissions'
import { roles } from '@minikran/domain/access/roles'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { endAccountLinks, sendAccountLink } from '../../../accounts/account-links.ts'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { isLastSuperadmin } from '../../../accounts/last-superadmin.ts'
import { endSessions } from '../../../accounts/sessions.ts'
import type { Reader } from '../../../database/client.ts'
import { depots } from '../../../database/schema/depots.ts'
import { companies, users } from '../../../database/schema/people.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Actor, type Change, type Errors, type Fields, filter } from '../items/resource.ts'

/** Not the own account, none above the own role, and the address only when the account is created. */
function mayWriteUser(actor: Actor, item: Fields, field: string | null): boolean {
  const { id, role } = item
  if (id === undefined) {
    const nobodyYet = { userId: 0, currentRole: roles.customerStandard }
    return canGrantRole(actor, { ...nobodyYet, newRole: Number(role) })
  }
  if (field === 'email_address') return false
  const asItIs = { userId: Number(id), currentRole: Number(role), newRole: Number(role) }
  return canGrantRole(actor, asItIs)
}

function stateOf({ locked_at, password_hash }: Fields): (typeof userStates)[number] {
  if (locked_at !== null) return 'locked'
  return password_hash === null ? 'invited' : 'active'
}

/** What is named is locked, so that it is not put into the trash meanwhile. */
async function judgeUser(tx: Reader, { before, after }: Change): Promise<Errors> {
  const { role, depot_id, company_id } = after
  if (needsDepot(Number(role)) && depot_id === null) return { depot_id: ['depotMissing'] }
  if (typeof depot_id === 'number' && before?.['depot_id'] !== depot_id) {
    const isStored = and(eq(depots.id, depot_id), isNull(depots.deleted_at))
    const [depot] = await tx.select({ id: depots.id }).from(depots).where(isStored).for('share')
    if (depot === undefined) return { depot_id: ['notFound'] }
  }
  if (typeof company_id === 'number' && before?.['company_id'] !== company_id) {
    const isStored = and(eq(companies.id, company_id), isNull(companies.deleted_at))
    const [company] = await tx.select().from(companies).where(isStored).for('share')
    if (company === undefined) return { company_id: ['notFound'] }
    if (!company.confirmed) return { company_id: ['companyUnconfirmed'] }
  }
  if (before === null || before['role'] === role) return {}
  const { id } = before
  const isLast = await isLastSuperadmin(tx, { id, role: Number(before['role']) })
  return isLast ? { role: ['lastSuperadmin'] } : {}
}

/** Accounts and their roles; they are never removed for good. */
export const userResource = defineResource({
  item: 'users',
  alsoAudited: ['user'],
  table: users,
  fields: userFields,
  shown: userShown,
  sort: ['lastname', 'firstname', 'email_address', 'role', 'last_logged_in', 'created_at'],
  search: [users.firstname, users.lastname, users.email_address],
  phone: users.phone,
  filters: {
    role: filter(filters.code(100), (role) => eq(users.role, role)),
    depot_id: filter(filters.id(), (id) => eq(users.depot_id, id)),
    company_id: filter(filters.id(), (id) => eq(users.company_id, id)),
    state: filter(filters.word(userStates), (state) => {
      switch (state) {
        case 'locked':
          return isNotNull(users.locked_at)
        case 'invited':
          return and(isNull(users.locked_at), isNull(users.password_hash))
        case 'active':
          return and(isNull(users.locked_at), isNotNull(users.password_hash))
      }
    }),
  },
  lockable: false,
  destroyable: false,
  mayWrite: mayWriteUser,
  toColumns: ({ email_address, ...fields }) => ({
    ...fields,
    ...(typeof email_address === 'string' && { email_address: accountAddress(email_address) }),
  }),
  fromRow: (row) => ({
    ...row,
    fullname: `${String(row['firstname'])} ${String(row['lastname'])}`.trim(),
    state: stateOf(row),
    second_step: row['totp_confirmed_at'] !== null,
  }),
  judge: judgeUser,
  unique: { users_email_address: { field: 'email_address', rule: 'taken' } },
  async judgeMove(tx, row, move) {
    // It has no address to log in with.
    if (move === 'restore' && row['anonymised_at'] !== null) {
      return { kind: 'invalid', errors: { email_address: ['required'] } }
    }
    if (move !== 'trash') return null
    const isLast = await isLastSuperadmin(tx, { id: row.id, role: Number(row['role']) })
    return isLast ? { kind: 'problem', code: 'lastSuperadmin' } : null
  },
  // A change of rights ends the account's sessions; the next request gets the reason.
  async afterWrite(tx, { id, before, after }, services) {
    if (before === null) {
      const email_address = accountAddress(String(after['email_address']))
      const lang = after['locale'] === 'en' ? 'en' : 'sv'
      return await sendAccountLink(tx, services, {
        user: { id, email_address },
        kind: 'invitation',
        lang,
      })
    }
    const isSame = before['role'] === after['role'] && before['depot_id'] === after['depot_id']
    if (!isSame) await endSessions(tx, { userId: id, reason: 'permissionsChanged' })
    // Who was named for one company was not named for the next one.
    if (before['company_id'] !== after['company_id'] && before['edits_company'] === true) {
      await tx.update(users).set({ edits_company: false }).where(eq(users.id, id))
    }
  },
  async afterMove(tx, id, move) {
    if (move !== 'trash') return
    await endAccountLinks(tx, id)
    await endSessions(tx, { userId: id, reason: 'loginRemoved' })
  },
  auditValues: false,
})
