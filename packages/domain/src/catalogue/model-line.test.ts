import { expect, test } from 'vitest'
import { modelLine } from './model-line.ts'

const smartlift = { title_sv: 'Smartlift' }

test.each([
  ['Glaslyft Smartlift SL 280', { manufacturer: smartlift, model: 'SL 280' }, 'Smartlift SL 280'],
  [
    'Golvskydd körplåt 2,4 x 1,2 m',
    { manufacturer: null, model: 'Sheet 2.4 x 1.2 m' },
    'Golvskydd körplåt 2,4 x 1,2 m',
  ],
  ['Schackel 4,75 ton', { manufacturer: null, model: 'Bow shackle' }, null],
  ['Jekko SPX532', { manufacturer: { title_sv: 'Jekko' }, model: 'SPX532' }, null],
  ['Glaslyft Smartlift SL 280', { manufacturer: smartlift, model: '' }, null],
  ['Glaslyft Smartlift SL 280', { manufacturer: smartlift, model: ' ' }, null],
])('below the title %s of %o: %s', (title, made, line) => {
  expect(modelLine(made, title)).toBe(line)
})
