import { profileSchema } from '@minikran/contract/customer-profile'
import type { Database } from '../../database/client.ts'
import { accountOf } from '../http/authenticate.ts'
import { type Call, dataOf, noQuery, readCall } from '../http/call.ts'
import { findProfile } from './find-profile.ts'

export type ProfileServices = { db: Database }

/** What a customer reads and changes of the own account. */
export function profileCalls(services: ProfileServices): Call[] {
  return [getProfileObj(services)]
}

const getProfileObj = ({ db }: ProfileServices) =>
  readCall({
    path: '/customer/getProfileObj',
    summary: 'The own account with its company',
    permission: 'profile:read:own',
    query: noQuery,
    answer: dataOf(profileSchema),
    handle: async (_, context) => ({
      kind: 'data',
      data: await findProfile(db, accountOf(context.principal).userId),
    }),
  })
