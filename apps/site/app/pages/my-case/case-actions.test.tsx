import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CaseActions } from './case-actions.tsx'
import type { CaseView } from './case-view.ts'

const closedServiceRequest = {
  number: 'MK-2027-000001',
  hasCalendar: false,
  again: null,
  canCancel: false,
  cancelHint: null,
} as CaseView

const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => <CaseActions view={closedServiceRequest} fault={null} isSending={false} />,
  },
])
const markupAt = (address: string) => renderToStaticMarkup(<Stub initialEntries={[address]} />)

test('a case that nothing can be done with has no heading either', () => {
  expect(markupAt('/')).toMatch(/^<section [^>]*empty:hidden[^>]*><\/section>$/)
})

test('a case that was just cancelled says so, even when nothing more can be done with it', () => {
  expect(markupAt('/?klart=avbokat')).toContain('role="status"')
})
