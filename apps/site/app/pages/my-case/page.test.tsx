import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { CaseView } from './case-view.ts'
import MyCasePage from './page.tsx'

const line = {
  line: 1,
  subject: { text: 'Jekko SPX312', lang: 'sv' },
  path: null,
  pickupAt: null,
  returnAt: null,
  comment: null,
  isGone: true,
  quoted: null,
}
const event = { id: 1, revision: 'A', at: 'i dag', dateTime: '2027-05-04', text: 'Ni avbokade.' }
const view = {
  number: 'MK-2027-000001',
  lang: 'en',
  subject: line.subject,
  facts: [],
  lines: [line, ...[2, 3].map((at) => ({ ...line, line: at, isGone: false }))],
  delivery: [],
  text: '',
  sender: [],
  events: [{ ...event, reason: 'The site closed.' }],
  messages: [],
  pictures: [],
  documents: [],
  planAddress: null,
} as Partial<CaseView>

test('a machine that is rented no more says so, and a reason has the language of the case', () => {
  const Stub = createRoutesStub([{ id: 'case', path: '/', Component: MyCasePage }])
  const loaderData = { case: view }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />)
  expect(markup.match(/Finns inte längre/g)).toHaveLength(1)
  expect(markup).toMatch(/<span lang="en"[^>]*>The site closed\./)
})
