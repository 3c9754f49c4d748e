import { expect, test } from 'vitest'
import { type FitField, fitFieldNames, fitReply } from './fit-answers.ts'

const blank = Object.fromEntries(fitFieldNames.map((name) => [name, ''])) as Record<
  FitField,
  string
>
const machine = { width: 770, height: 1950, length: 3220, weight: 2560 }

test('nothing typed is nothing asked', () => {
  expect(fitReply('door', blank, machine)).toEqual({ kind: 'blank' })
})

test('one of two measures is not enough', () => {
  expect(fitReply('door', { ...blank, dorr_bredd: '900' }, machine)).toEqual({ kind: 'partial' })
})

test.each(['0', '-900', 'bred', '9e2'])('%j is no measure', (typed) => {
  expect(fitReply('door', { ...blank, dorr_bredd: typed, dorr_hojd: '2100' }, machine)).toEqual({
    kind: 'faulty',
  })
})

test('a door is measured with comma or dot', () => {
  for (const width of ['900,5', '900.5']) {
    expect(fitReply('door', { ...blank, dorr_bredd: width, dorr_hojd: '2100' }, machine)).toEqual({
      kind: 'answer',
      answer: { kind: 'yes', spare: 13, unit: 'cm' },
    })
  }
})

test('what is not known is never yes', () => {
  expect(fitReply('slope', { ...blank, lutning: '1' }, machine)).toEqual({
    kind: 'answer',
    answer: { kind: 'unknown', missing: ['climb_deg'] },
  })
})
