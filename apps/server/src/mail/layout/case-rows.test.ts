import { expect, test } from 'vitest'
import { inquiry, service } from '../preview/sample-cases.ts'
import { depotRows, serviceRows } from './case-rows.ts'

test('what a customer typed about a machine makes a link for the depot alone', () => {
  const typed = { make: 'www.make.example', model: 'www.model.example' }
  const serialNumber = 'www.number.example'
  const mail = { ...service('sv'), service: { request: 'repair' as const, ...typed, serialNumber } }
  const shown = (isForDepot: boolean) =>
    serviceRows(mail, { isForDepot })
      .slice(1)
      .map(([, value]) => value)
  expect(shown(true)).toEqual(['www.make.example www.model.example', 'www.number.example'])
  expect(shown(false)).toEqual(['www. make. example www. model. example', 'www. number. example'])
})

test('a depot beside its label is named without the label', () => {
  const [row] = depotRows(inquiry('sv'))
  expect(row?.[0]).toBe('Depå')
  expect(row?.[1]).toMatch(/^Stockholm, /)
})
