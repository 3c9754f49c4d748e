import { optionKeysByField } from '@minikran/domain/catalogue/options'
import {
  isTechnicalFieldName,
  type TechnicalUnit,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { expect, test } from 'vitest'
import { technicalLabel, technicalText } from './technical-text.ts'

const names = Object.keys(technicalFields).filter(isTechnicalFieldName)
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each(['sv', 'en'] as const)('every field has a name of its own in %s', (locale) => {
  const labels = names.map((name) => technicalLabel(name, locale))
  expect(labels.every((label) => label.trim() !== '')).toBe(true)
  expect(new Set(labels).size).toBe(names.length)
})

test.each(['sv', 'en'] as const)('every option has a word in %s', (locale) => {
  for (const keys of Object.values(optionKeysByField)) {
    for (const key of Object.values(keys)) {
      expect(technicalText({ kind: 'options', keys: [key] }, locale)).not.toBe('')
    }
  }
})

test.each<[number, TechnicalUnit, string, string]>([
  [1915, 'kg', '1 915 kg', '1,915 kg'],
  [8.7, 'm', '8,7 m', '8.7 m'],
  [3.3, 'tm', '3,3 tm', '3.3 t·m'],
  [330, 'deg', '330°', '330°'],
  [0.44, 'kg/cm2', '0,44 kg/cm²', '0.44 kg/cm²'],
  [2, null, '2', '2'],
])('%d with unit %s reads %s and %s', (value, unit, swedish, english) => {
  expect(plain(technicalText({ kind: 'number', value, unit }, 'sv'))).toBe(swedish)
  expect(plain(technicalText({ kind: 'number', value, unit }, 'en'))).toBe(english)
})

test('several options are listed in words, the first one with a capital', () => {
  expect(technicalText({ kind: 'options', keys: ['battery', 'mains230v'] }, 'sv')).toBe(
    'Batteri, 230 V',
  )
  expect(technicalText({ kind: 'options', keys: ['glass', 'panels'] }, 'sv')).toBe('Glas, skivor')
  expect(technicalText({ kind: 'options', keys: ['glass', 'panels'] }, 'en')).toBe('Glass, panels')
})
