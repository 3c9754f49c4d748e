import { colleagueSchema, userAddressSchema } from '@minikran/contract/admin/users'
import { changedUserSchema, roleBodySchema, userBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { allows } from '@minikran/domain/access/permissions'
import { roles } from '@minikran/domain/access/roles'
import type { AuditAction } from '@minikran/i18n/action-words'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { endAccountLinks, sendAccountLink } from '../../../accounts/account-links.ts'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { isAddressTaken } from '../../../accounts/is-address-taken.ts'
import { removeSecondStep } from '../../../accounts/second-step.ts'
import { endSessions } from '../../../accounts/sessions.ts'
import type { Transaction } from '../../../database/client.ts'
import { users } from '../../../database/schema/people.ts'
import { accountOf } from '../../calls/authenticate.ts'
import {
  type Answer,
  type Call,
  type CallContext,
  dataOf,
  listOf,
  noQuery,
  readCall,
  writeCall,
} from '../../calls/call.ts'
import { ofDepot } from '../cases/case-scope.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { writeAudit } from '../items/write-audit.ts'
import { changeRights, type RightsChange, withAccount } from './change-account.ts'
import { inviteCustomerCall } from './invite-customer.routes.ts'

/** What is done to other people's accounts beside changing their fields, each with an audit entry. */
export const accountCalls = (parts: AdminParts): Call[] => [
  ...accessCalls(parts),
  addressCall(parts),
  roleCall(parts),
  rightsCall(parts, {
    path: '/admin/lockUser',
    summary: 'Takes away the log-in for the time being',
    kind: 'lock',
  }),
  rightsCall(parts, {
    path: '/admin/unlockUser',
    summary: 'Gives the log-in back',
    kind: 'unlock',
  }),
  rightsCall(parts, {
    path: '/admin/removeUser',
    summary: 'Removes an account; what it sent stays',
    kind: 'remove',
  }),
  inviteCustomerCall(parts),
  colleaguesCall(parts),
]

/** Sessions, invitation and second step of an account. */
function accessCalls(parts: AdminParts): Call[] {
  return [
    accountCall(parts, {
      path: '/admin/endUserSessions',
      summary: 'Back office: log an account out everywhere',
      action: 'user.sessions',
      async act(tx, user) {
        await endSessions(tx, { userId: user.id, reason: 'sessionExpired' })
        return null
      },
    }),
    accountCall(parts, {
      path: '/admin/sendUserInvitation',
      summary: 'Back office: a new link for an account that has no password yet',
      action: 'user.invite',
      async act(tx, user) {
        if (user.password_hash !== null || user.locked_at !== null) {
          return { kind: 'invalid', errors: { user_id: ['hasPassword'] } }
        }
        await sendAccountLink(tx, parts, { user, kind: 'invitation', lang: user.locale })
        return null
      },
    }),
    accountCall(parts, {
      path: '/admin/resetUserSecondStep',
      summary: 'Back office: take off the second step of somebody who has lost the phone',
      action: 'user.secondStep',
      async act(tx, user) {
        await removeSecondStep(tx, user.id)
        await endSessions(tx, { userId: user.id, reason: 'sessionExpired' })
        return null
      },
    }),
  ]
}

type Acting = {
  path: string
  summary: string
  action: AuditAction
  /** Null when it is done, else why not. */
  act: (tx: Transaction, user: typeof users.$inferSelect) => Promise<Answer | null>
}

const accountCall = (parts: AdminParts, { path, summary, ...acting }: Acting) =>
  writeCall({
    path,
    summary,
    permission: 'user:write',
    body: userBodySchema,
    answer: dataOf(z.object({ id: z.int() })),
    handle: ({ body }, context) => actOn(parts, context, { id: body.user_id, ...acting }),
  })

const addressCall = (parts: AdminParts) =>
  writeCall({
    path: '/admin/changeUserAddress',
    summary:
      'Back office: a link to a new address, which becomes the account’s when it is followed',
    permission: 'user:write',
    body: userAddressSchema,
    answer: dataOf(z.object({ id: z.int() })),
    handle: ({ body }, context) =>
      actOn(parts, context, {
        id: body.user_id,
        action: 'user.address',
        async act(tx, user) {
          const newAddress = accountAddress(body.email_address)
          if (await isAddressTaken(tx, newAddress, user.id)) {
            return { kind: 'invalid', errors: { email_address: ['taken'] } }
          }
          // Somebody else may have got them.
          await endAccountLinks(tx, user.id)
          const link = { kind: 'email', newAddress, endsSessions: true } as const
          await sendAccountLink(tx, parts, { user, lang: user.locale, ...link })
          return null
        },
      }),
  })

type Act = Pick<Acting, 'action' | 'act'> & { id: number }

/** Does something to an account that the actor may write, with its row in the trail. */
const actOn = (parts: AdminParts, context: CallContext, { id, action, act }: Act) =>
  withAccount(parts, { context, userId: id }, async ({ tx, user }) => {
    const refusal = await act(tx, user)
    if (refusal !== null) return refusal
    await writeAudit(tx, context, { action, item: 'user', itemId: id })
    return { kind: 'data', data: { id } }
  })

const roleCall = (parts: AdminParts) =>
  writeCall({
    path: '/admin/setUserRole',
    summary: 'Gives an account another role; its sessions end',
    permission: 'user:write',
    body: roleBodySchema,
    answer: dataOf(changedUserSchema),
    handle: ({ body: { user_id: userId, role } }, context) =>
      withAccount(parts, { context, userId, newRole: role }, (held) =>
        changeRights(held, 'role', role),
      ),
  })

type Rights = { path: string; summary: string; kind: Exclude<RightsChange, 'role'> }

const rightsCall = (parts: AdminParts, { path, summary, kind }: Rights) =>
  writeCall({
    path,
    summary,
    permission: 'user:write',
    body: userBodySchema,
    answer: dataOf(changedUserSchema),
    handle: ({ body: { user_id: userId } }, context) =>
      withAccount(parts, { context, userId }, (held) => changeRights(held, kind)),
  })

const answering = Object.values(roles).filter((role) => allows(role, 'case:write:any'))

/** Who may be given a case: whoever answers cases everywhere, or at the depot of whoever asks. */
const colleaguesCall = (parts: AdminParts) =>
  readCall({
    path: '/admin/getColleaguesArr',
    summary: 'Back office: who answers cases',
    permission: 'case:read:depot',
    query: noQuery,
    answer: listOf(colleagueSchema),
    async handle(_, { principal }) {
      const ofOwnDepot = ofDepot(users.depot_id, accountOf(principal))
      const answersHere = and(eq(users.role, roles.depotAdmin), ofOwnDepot)
      const rows = await parts.db
        .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
        .from(users)
        .where(
          and(
            or(inArray(users.role, answering), answersHere),
            isNull(users.deleted_at),
            isNull(users.locked_at),
          ),
        )
        .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
      const data = rows.map(({ id, firstname, lastname }) => ({
        id,
        fullname: `${firstname} ${lastname}`.trim(),
      }))
      return { kind: 'list', data, count: data.length }
    },
  })
