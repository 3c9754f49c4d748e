import type { CustomerCase } from '@minikran/contract/customer-cases'
import { expect, test } from 'vitest'
import { caseView } from './case-view.ts'

test('the organisation number of an application is written with its dash', () => {
  const application = {
    kind: 'credit',
    state: 'received',
    lines: [],
    course: null,
    events: [],
    messages: [],
    created_at: '2026-11-20T12:00:00Z',
    credit: { organisation_number: '5560125790', corp_vat: null },
  } as unknown as CustomerCase
  const { credit } = caseView(application, null, 'sv')
  expect(credit?.map(({ value }) => value)).toContain('556012-5790')
})
