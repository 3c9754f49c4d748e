import { expect, test } from 'vitest'
import { service, toConfirm } from '../preview/sample-cases.ts'
import { courseRows, serviceRows } from './case-rows.ts'

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

test('of a registration to be confirmed only who has a seat already is told so', () => {
  const participants = [true, false].map((waiting) => ({ name: 'Bo Ek', email: null, waiting }))
  const rows = courseRows({ ...toConfirm('sv'), participants })
  expect(rows.slice(-2).map(([, value]) => value)).toEqual(['Bo Ek', 'Bo Ek: plats'])
})
