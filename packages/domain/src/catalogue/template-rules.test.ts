import { expect, test } from 'vitest'
import {
  ownFiltersOf,
  type TemplateRule,
  templateFaults,
  validationsFor,
} from './template-rules.ts'

const plain: TemplateRule = {
  fld: 'course_place',
  fld_type: 'text-field',
  validation: 0,
  required: false,
  own: null,
}
const own = { title_sv: 'Tank', title_en: 'Tank', unit: 'l', choices: [] }
const faultOf = (rule: Partial<TemplateRule>, value: unknown, on = true) =>
  templateFaults([{ ...plain, ...rule }], { course_place: value }, on).get('course_place') ?? null

test.each([
  [0, 'vad som helst', null],
  [1, '123,4', null],
  [1, '123.4', 'decimalComma'],
  [2, '120-180', null],
  [2, '120–180', 'range'],
  [3, 'Umeå', null],
  [3, 'Åre', 'fourCharacters'],
  [4, 'Hall 3', null],
  [4, 'Hall #3', 'lettersAndDigits'],
] as const)('validation %i of %s is %s', (validation, value, expected) => {
  expect(faultOf({ validation }, value)).toBe(expected)
})

test('a number, a choice and an empty field break no validation', () => {
  expect([faultOf({ validation: 2 }, 12), faultOf({ validation: 3 }, [1])]).toEqual([null, null])
  expect(faultOf({ validation: 3 }, '')).toBeNull()
})

test('required values are required only of public products', () => {
  expect(faultOf({ required: true }, '')).toBe('required')
  expect(faultOf({ required: true }, [])).toBe('required')
  expect(faultOf({ required: true }, 0)).toBeNull()
  expect(faultOf({ required: true }, null, false)).toBeNull()
})

test.each([
  [1, 40, null],
  [1, '40', 'format'],
  [2, '120-180', null],
  [2, 120, 'range'],
  [3, 'Åre', 'fourCharacters'],
  [4, 'Hall #3', 'lettersAndDigits'],
] as const)('validation %i of an own field with %j is %s', (validation, value, expected) => {
  expect(faultOf({ validation, own }, value)).toBe(expected)
})

test.each([
  ['weight', 'text-field', [0, 1]],
  ['fuel_type', 'selectmultiple', [0]],
  ['course_place', 'text-field', [0, 1, 2, 3, 4]],
  ['tank', 'text-field', [0, 1, 2, 3, 4]],
  ['tank', 'select', [0]],
] as const)('a template offers for %s as %s the validations %j', (fld, fld_type, offered) => {
  expect(validationsFor({ fld, fld_type })).toEqual(offered)
})

test('a list can be filtered by the custom fields of half of its templates, except texts', () => {
  const field = (fld: string, validation: number) => ({ ...plain, fld, validation, own })
  const tank = field('tank', 2)
  const templates = [[tank, field('namn', 0), plain], [field('pump', 1), tank], [], []]
  expect(ownFiltersOf(templates).map(({ fld, kind }) => [fld, kind])).toEqual([['tank', 'range']])
})
