import { expect, test } from 'vitest'
import { collectOwnData } from '../apps/server/src/api/customer/own-data.ts'
import { filledTables } from '../apps/server/src/testing/filled-tables.ts'
import { columnNames } from '../apps/site/app/pages/my-data/column-names.ts'
import { tableTitle } from '../apps/site/app/pages/my-data/data-texts.ts'

test('each table and column of the own data has a name on its page', async () => {
  const data = await collectOwnData(filledTables, 7)
  expect(Object.keys(data).filter((table) => tableTitle(table) === table)).toEqual([])
  const columns = Object.values(data).flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
  expect(columns.length).toBeGreaterThan(100)
  expect(columns.filter((column) => columnNames[column] === undefined)).toEqual([])
})
