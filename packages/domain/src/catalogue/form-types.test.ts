import { expect, test } from 'vitest'
import { choiceControl, fieldType, highlightType, templateFormTypes } from './form-types.ts'

test('every form type has a control and a public type', () => {
  expect(templateFormTypes.map((type) => [type, choiceControl(type), fieldType(type)])).toEqual([
    ['text-field', 'several', 'text-field'],
    ['select', 'one', 'single-select'],
    ['autocomplete', 'search', 'selectmultiple'],
    ['single-select', 'one', 'single-select'],
    ['selectmultiple', 'several', 'selectmultiple'],
  ])
  expect(choiceControl(undefined)).toBe('several')
})

test('a highlight has the type of its field, not of its form', () => {
  expect(highlightType('fuel_type')).toBe('selectmultiple')
  expect(highlightType('weight')).toBe('text-field')
})
