import fc from 'fast-check'
import { expect, test } from 'vitest'
import { templateFormTypes } from './form-types.ts'
import { type OwnKind, ownFault, ownFieldName, ownKind, ownKinds, ownValue } from './own-fields.ts'

const choices = [
  { code: 1, title_sv: 'Röd', title_en: 'Red' },
  { code: 2, title_sv: 'Blå', title_en: null },
]

test('form type and validation decide the kind of a custom field', () => {
  const kinds = [0, 1, 2, 3, 4].map((validation) => ownKind({ fld_type: 'text-field', validation }))
  expect(kinds).toEqual(['text', 'number', 'range', 'text', 'text'])
  const others = templateFormTypes.filter((type) => type !== 'text-field')
  expect(others.map((fld_type) => ownKind({ fld_type, validation: 0 }))).toEqual(
    others.map(() => 'choices'),
  )
})

test.each<[OwnKind, unknown, string | null]>([
  ['number', 12.5, null],
  ['number', '12', 'format'],
  ['number', -1, 'min'],
  ['number', 1_000_000_001, 'max'],
  ['range', '120-180', null],
  ['range', '123', null],
  ['range', '120–180', 'range'],
  ['range', 120, 'range'],
  ['text', 'Hall 3', null],
  ['text', 3, 'format'],
  ['choices', [1], null],
  ['choices', 1, 'format'],
])('a custom field of kind %s with %j: violation %s', (kind, value, fault) => {
  expect(ownFault(kind, value)).toBe(fault)
})

test.each<[OwnKind, unknown, object | null]>([
  ['number', 12.5, { kind: 'number', value: 12.5 }],
  ['number', null, null],
  ['range', '120-180', { kind: 'range', from: 120, to: 180 }],
  ['range', '123', { kind: 'number', value: 123 }],
  ['text', ' Hall 3 ', { kind: 'text', text: 'Hall 3' }],
  ['text', ' ', null],
  ['choices', [2, 9], { kind: 'choices', choices: [choices[1]] }],
  ['choices', [9], null],
])('a value of kind %s: %j is shown as %j', (kind, raw, value) => {
  expect(ownValue({ kind, choices }, raw)).toEqual(value)
})

test('any stored value has a result', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ownKinds), fc.anything(), (kind, raw) => {
      const value = ownValue({ kind, choices }, raw)
      expect(value === null || typeof value.kind === 'string').toBe(true)
    }),
  )
})

test('the name of a custom field has lower-case letters, digits and underscores', () => {
  expect(['farg', 'tank_l', 'a1'].every((name) => ownFieldName.test(name))).toBe(true)
  expect(
    ['Färg', 'a', '1a', 'tank-l', '__proto__', 'constructor', ''].some((name) =>
      ownFieldName.test(name),
    ),
  ).toBe(false)
})
