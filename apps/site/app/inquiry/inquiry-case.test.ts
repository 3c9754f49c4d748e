import { expect, test } from 'vitest'
import { liftMessage } from '../crane-selection/lift-message.ts'
import { defaultRequest } from '../crane-selection/lift-values.ts'
import { emptyValues } from '../forms/read-values.ts'
import { inquiryCase } from './inquiry-case.ts'
import { inquiryFields } from './inquiry-values.ts'

const requested = { ...defaultRequest, load: { height: 3, radius: 2, weight: 100 }, extra: 20 }

test.each([
  ['as it was', true, liftMessage(requested, 'sv')],
  ['with more text', true, `${liftMessage(requested, 'sv')}\r\nTvå glas.`],
  ['in the other language', true, liftMessage(requested, 'en')],
  ['of another lift', false, liftMessage({ ...requested, extra: 0 }, 'sv')],
  ['about something else', false, 'Ring mig om annat.'],
])('with a message %s the lift is sent: %s', (_, isSent, inquiry_text) => {
  const form = inquiryCase({
    forms: { makeInquery: () => Promise.reject(new Error('nothing is sent here')) },
    products: [],
    priceType: '1',
    plan: null,
    city: null,
  })
  const typed = { lift: 'lyft=3_2_100&extra=20', inquiry_text }
  const { lift } = form.body({ ...emptyValues(inquiryFields([])), ...typed }, {} as never)
  expect(lift).toEqual(isSent ? { ...requested.load, extra: 20 } : undefined)
})
