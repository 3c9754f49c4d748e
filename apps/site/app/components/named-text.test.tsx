import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NamedText } from './named-text.tsx'

const crane = { text: 'Elverk 20', lang: 'sv' } as const
const other = { text: 'Generator 40', lang: 'en' } as const

test.each([
  ['12 kN', [crane], '12 kN'],
  ['Lifter, Elverk 20', [crane], '<span>Lifter, <span lang="sv">Elverk 20</span></span>'],
  [
    'Elverk 20, Generator 40',
    [crane, other],
    '<span><span lang="sv">Elverk 20</span>, <span lang="en">Generator 40</span></span>',
  ],
])('in %s the names have their languages', (text, names, expected) => {
  expect(renderToStaticMarkup(<NamedText text={text} names={names} />)).toBe(expected)
})
