import { expect, test } from 'vitest'
import { widthInWords } from './width-in-words.ts'

test.each([
  ['780 mm dörr', 780],
  ['780 mm door', 780],
  ['går genom 80 cm dörr', 800],
  ['bredd 75 cm', 750],
  ['max 780 mm bred', 780],
  ['smal kran 750 mm', 750],
  ['dörröppning 0,78 m', 780],
  ['smalare än 78,5 cm', 785],
  ['narrower than 0.8 metres', 800],
  ['fits a 1 200 mm gate', 1200],
  ['Öppningen är 900mm, lyft 300 kg', 900],
])('%j names a width of %d mm', (text, width) => {
  expect(widthInWords(text)).toBe(width)
})

test.each([
  ['780 mm'],
  ['dörr'],
  ['dörr 80'],
  ['dörr 2 m'],
  ['dörrhöjd 1,9 m'],
  ['dörr, höjd 1,9 m'],
  ['dörr 800 x 2000 mm'],
  ['dörr 75–80 cm'],
  ['bredd 75 cm, dörr 80 cm'],
  ['minst 780 mm bred'],
  ['wider than 780 mm door'],
  ['dörr 1.200 mm'],
  ['spx312 780 mm dörr'],
  ['40 mm smal list'],
  ['arbetsbredd 780 mm'],
  ['smal kran 9 m 750 mm'],
  ['dörr, lyfthöjd 4,5 m'],
  ['bomlängd 4,5 m, dörr'],
  ['smal kran, arbetsradien 4,5 m'],
  ['dörr 0,5 m2'],
  ['port 1,5 m²'],
])('the width that %j names is in doubt', (text) => {
  expect(widthInWords(text)).toBeNull()
})
