import { highestLimit } from '@minikran/domain/validation/credit-form'
import { expect, test } from 'vitest'
import { decideCreditBodySchema } from './credit.ts'
import { depotEmployeeFields, depotFields } from './depots.ts'
import { searchReportsQuery } from './searches.ts'
import { settingsFields } from './settings.ts'

const fields = {
  mail_to: settingsFields.shape.mail_to,
  limit: decideCreditBodySchema.shape.limit,
  depot_ids: depotEmployeeFields.shape.depot_ids,
  corp_lat: depotFields.shape.corp_lat,
  from: searchReportsQuery.shape.from,
}

test.each([
  ['mail_to', 'kontor@minikran.example', true],
  ['mail_to', null, true],
  ['mail_to', 'kontor', false],
  ['limit', 1, true],
  ['limit', 0, false],
  ['limit', highestLimit, true],
  ['limit', highestLimit + 1, false],
  ['depot_ids', [1], true],
  ['depot_ids', [], false],
  ['corp_lat', 57.7, true],
  ['corp_lat', 90.1, false],
  ['from', '2026-12', true],
  ['from', '2026-13', false],
] as const)('%s %j is taken: %j', (name, value, isTaken) => {
  expect(fields[name].safeParse(value).success).toBe(isTaken)
})
