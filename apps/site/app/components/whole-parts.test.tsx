import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withWholeParts } from './whole-parts.tsx'

test.each([
  ['Tis 9 feb 2027 08:00', '<span><span class="inline-block">Tis 9 feb 2027</span> 08:00</span>'],
  ['From Tue 9 Feb 2027', '<span>From <span class="inline-block">Tue 9 Feb 2027</span></span>'],
  [
    'Ärende MK-2026-000123.',
    '<span>Ärende <span class="inline-block">MK-2026-000123.</span></span>',
  ],
  ['14', '14'],
])('%s is one element, in which no date or case number is broken over lines', (text, expected) => {
  expect(renderToStaticMarkup(<p>{withWholeParts(text)}</p>)).toBe(`<p>${expected}</p>`)
})
