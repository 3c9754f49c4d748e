import { expect, test } from 'vitest'
import { choiceControl, fieldType, highlightType, templateFormTypes } from './form-types.ts'

test('every form type has its control and its public word', () => {
  expect(templateFormTypes.map((type) => [type, choiceControl(type), fieldType(type)])).toEqual([
    ['text-field', 'several', 'text-field'],
    ['select', 'one', 'single-select'],
    ['autocomplete', 'search', 'selectmultiple'],
    ['single-select', 'one', 'single-select'],
    ['selectmultiple', 'several', 'selectmultiple'],
  ])
  expect(choiceControl(undefined)).toBe('several')
})

test('a figure on the card is of the field’s kind, not of the form’s', () => {
  expect(highlightType('fuel_type')).toBe('selectmultiple')
  expect(highlightType('weight')).toBe('text-field')
})
