import type { Visitor } from '@minikran/contract/site-handler'
import { recordEvent } from '../../accounts/record-event.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import type { Account } from '../calls/authenticate.ts'
import { endSession } from './auth.queries.ts'

type LoggingOut = { account: Account; token: string; visitor: Visitor }

/** Ends the session of the token. */
export async function logOut(db: Database, { account, token, visitor }: LoggingOut): Promise<void> {
  const { userId, realm } = account
  await endSession(db, tokenHash(token), 'loggedOut')
  const event = { action: 'loggedOut', item: 'user', itemId: userId, changes: { realm } }
  await recordEvent(db, { userId, visitor, ...event })
}
