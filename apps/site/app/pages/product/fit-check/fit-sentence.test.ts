import type { FitAnswer } from '@minikran/domain/crane-selection/fit-answer'
import { expect, test } from 'vitest'
import { fitSentence } from './fit-sentence.ts'

const yes: FitAnswer = { kind: 'yes', spare: 12, unit: 'cm' }
const no: FitAnswer = { kind: 'no', reason: 'tooWide', lack: 3, unit: 'cm' }

test.each<[FitAnswer, 'width' | 'height' | undefined, string]>([
  [yes, undefined, 'Ja, 12 cm marginal.'],
  [yes, 'width', 'Ja, 12 cm marginal. Det gäller bara bredden.'],
  [{ ...yes, kind: 'tight' }, 'height', 'Trångt: 12 cm marginal. Det gäller bara höjden.'],
  // One measurement is enough for a no.
  [no, 'width', 'Nej, 3 cm för bred.'],
  [
    { kind: 'unknown', missing: ['width', 'length'] },
    'width',
    'Okänt, ring oss. Vi saknar: bredd, längd.',
  ],
])('%j with %s alone is told as: %s', (answer, only, sentence) => {
  expect(fitSentence(answer, only).replaceAll('\u00a0', ' ')).toBe(sentence)
})
