import { logoutReasons } from '@minikran/domain/access/logout-reason'
import { caseEventKinds } from '@minikran/domain/cases/case-steps'
import { expect, test } from 'vitest'
import { collectOwnData } from '../apps/server/src/api/customer/own-data.ts'
import { account_tokens, consents, users } from '../apps/server/src/database/schema/people.ts'
import { caseMessages } from '../apps/server/src/mail/all-messages.ts'
import { accountMessages } from '../apps/server/src/mail/messages/account-messages.tsx'
import { filledTables } from '../apps/server/src/testing/filled-tables.ts'
import { columnNames } from '../apps/site/app/pages/my-data/column-names.ts'
import { cellText, tableTitle } from '../apps/site/app/pages/my-data/data-texts.ts'

test('each table and column of the own data has a name on its page', async () => {
  const data = await collectOwnData(filledTables, 7)
  expect(Object.keys(data).filter((table) => tableTitle(table) === table)).toEqual([])
  const columns = Object.values(data).flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
  expect(columns.length).toBeGreaterThan(100)
  expect(columns.filter((column) => columnNames[column] === undefined)).toEqual([])
})

test('each kind of event, mail, link and consent in the own data has words on its page', () => {
  const kinds = [
    ...caseEventKinds,
    ...Object.keys(caseMessages),
    ...Object.keys(accountMessages),
    ...account_tokens.kind.enumValues,
    ...consents.kind.enumValues,
  ]
  expect(kinds.filter((kind) => cellText('kind', kind) === kind)).toEqual([])
  expect(cellText('action', 'profile.update')).toBe('ändrade egna uppgifter')
})

test('each code of an ended login, a choice and what the trail is about has words on its page', () => {
  const codes = {
    ended_reason: [...logoutReasons, 'loggedOut'],
    forcelogout: logoutReasons,
    // A choice that is withdrawn is stored as a consent, none at all with the account.
    choice: [...users.cookie_accept.enumValues, 'withdrawn'].filter((choice) => choice !== ''),
    cookie_accept: users.cookie_accept.enumValues.filter((choice) => choice !== ''),
    // What `isOwnTrail` and `isTrailOfOwnCompany` look for, and what customers do themselves.
    item: ['user', 'users', 'session', 'case', 'cases', 'companies'],
  }
  const wordless = Object.entries(codes).map(([column, values]) => [
    column,
    values.filter((code) => cellText(column, code) === code),
  ])
  expect(Object.fromEntries(wordless)).toEqual({
    ended_reason: [],
    forcelogout: [],
    choice: [],
    cookie_accept: [],
    item: [],
  })
})
