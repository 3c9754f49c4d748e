import { expect, test } from 'vitest'
import { type FitField, fitFieldNames, fitReply } from './fit-answers.ts'

const blank = Object.fromEntries(fitFieldNames.map((name) => [name, ''])) as Record<
  FitField,
  string
>
const machine = { width: 770, height: 1950, length: 3220, weight: 2560 }

test('without input there is no answer', () => {
  expect(fitReply('door', blank, machine)).toEqual({ kind: 'blank' })
})

test('a turn needs both corridors, of a door one measurement is answered alone', () => {
  expect(fitReply('corridor', { ...blank, korridor_fore: '1200' }, machine)).toEqual({
    kind: 'partial',
  })
  expect(fitReply('door', { ...blank, dorr_bredd: '900' }, machine)).toEqual({
    kind: 'answer',
    answer: { kind: 'yes', spare: 13, unit: 'cm' },
    only: 'width',
  })
  expect(fitReply('door', { ...blank, dorr_hojd: '1900' }, machine)).toMatchObject({
    answer: { kind: 'no', reason: 'tooHigh' },
    only: 'height',
  })
})

test.each([
  ['90', '210', [900, 2100]],
  ['0,9', '2,1', [900, 2100]],
  ['900', '210', [900, 2100]],
  ['90', '', [900]],
])('a door of %s by %s is asked back in millimetres', (dorr_bredd, dorr_hojd, meantMm) => {
  expect(fitReply('door', { ...blank, dorr_bredd, dorr_hojd }, machine)).toEqual({
    kind: 'tooSmall',
    meantMm,
  })
})

test.each(['0', '-900', 'bred', '9e2'])('%j is not a measurement', (typed) => {
  expect(fitReply('door', { ...blank, dorr_bredd: typed, dorr_hojd: '2100' }, machine)).toEqual({
    kind: 'faulty',
  })
})

test('a measurement has a comma or a dot', () => {
  for (const width of ['900,5', '900.5']) {
    expect(fitReply('door', { ...blank, dorr_bredd: width, dorr_hojd: '2100' }, machine)).toEqual({
      kind: 'answer',
      answer: { kind: 'yes', spare: 13, unit: 'cm' },
    })
  }
})

test('an unknown figure is never answered with yes', () => {
  expect(fitReply('slope', { ...blank, lutning: '1' }, machine)).toEqual({
    kind: 'answer',
    answer: { kind: 'unknown', missing: ['climb_deg'] },
  })
})
