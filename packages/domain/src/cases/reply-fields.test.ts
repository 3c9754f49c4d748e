import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillReply, replyFields, unfilledReplyFields, unknownReplyFields } from './reply-fields.ts'

test.each([
  ['Hej {firstname}, ärende {case_number}.', 'Hej Åsa, ärende MK-2027-000123.'],
  ['{firstname}{firstname}', 'ÅsaÅsa'],
  ['Ring {depot_phone}.', 'Ring {depot_phone}.'],
  ['{machine} väntar', '{machine} väntar'],
  ['{constructor} {toString}', '{constructor} {toString}'],
  ['Utan fält.', 'Utan fält.'],
])('%s becomes %s', (text, filled) => {
  const values = { firstname: 'Åsa', case_number: 'MK-2027-000123', depot_phone: null, machine: '' }
  expect(fillReply(text, values)).toBe(filled)
})

test('unknown names are listed once each', () => {
  expect(unknownReplyFields('{firstname} {fornamn} {datum} {fornamn}')).toEqual([
    'fornamn',
    'datum',
  ])
  expect(unknownReplyFields('Hej {förnamn} {Firstname} {first name}, {firstname }')).toEqual([
    'förnamn',
    'Firstname',
    'first name',
    'firstname ',
  ])
  expect(unknownReplyFields(replyFields.map((name) => `{${name}}`).join(' '))).toEqual([])
})

test('fields that a person has to fill in are listed once each', () => {
  expect(unfilledReplyFields('{machine} vid {depot}, {machine} {hallen}')).toEqual([
    'machine',
    'depot',
  ])
  expect(unfilledReplyFields('Utan fält.')).toEqual([])
})

test('braces in a value are not read as a field', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(fillReply('{firstname}', { firstname: `{lastname}${name}`, lastname: 'Ek' })).toBe(
        `{lastname}${name}`,
      )
    }),
  )
})
