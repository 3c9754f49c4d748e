import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { serviceCase } from './service-case.ts'
import { serviceFields } from './service-values.ts'

const forms = { makeServiceRequest: () => Promise.reject(new Error('not sent')) }
const shared = { lang: 'sv' } as unknown as Parameters<ReturnType<typeof serviceCase>['body']>[1]
const typed = { ...emptyValues(serviceFields), company: 'Lindkvist AB', uploads: 'a b' }

test.each([
  ['1', 'repair', { company: '', request: 'repair', price_type: '1' }],
  ['2', 'sparePart', { company: 'Lindkvist AB', request: 'sparePart', price_type: '2' }],
  ['2', 'annat', { company: 'Lindkvist AB', request: null }],
] as const)('with the price type %s a request of %s is sent as %j', (price_type, request, sent) => {
  const { body } = serviceCase({ forms, priceType: price_type })
  expect(body({ ...typed, price_type, request }, shared)).toMatchObject({
    ...sent,
    uploads: ['a', 'b'],
    lang: 'sv',
  })
})
