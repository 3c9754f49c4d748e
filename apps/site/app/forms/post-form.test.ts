import { expect, test } from 'vitest'
import type { SiteContext } from '../page-data/site-context.ts'
import { serviceCase } from '../service/service-case.ts'
import { serviceFields } from '../service/service-values.ts'
import { postForm } from './post-form.ts'

const site = {
  session: { user: null },
  settings: { priceType: '1' },
  locale: 'sv',
} as unknown as SiteContext

async function faultyFields(typed: Record<string, string>) {
  const body = new URLSearchParams(typed)
  const posted = await postForm({
    request: new Request('http://localhost/reparation-service', { method: 'POST', body }),
    site,
    fields: serviceFields,
    formFor: async (_, priceType) =>
      serviceCase({ forms: { makeServiceRequest: () => Promise.reject() }, priceType }),
  })
  const faults = 'data' in posted ? posted.data.faults : []
  return faults.map(({ field }) => field)
}

test.each([
  ['2', true],
  ['1', false],
  ['', false],
])('a form with the price type "%s" needs a company: %s', async (price_type, needsCompany) => {
  expect((await faultyFields({ price_type })).includes('company')).toBe(needsCompany)
})

test.each([
  ['', ''],
  ['', '7'],
  ['token', ''],
])('the token "%s" with the sum "%s" is one fault of the sum', async (form_token, sum) => {
  const fields = await faultyFields({ form_token, sum })
  expect(fields.filter((field) => field === 'sum')).toHaveLength(1)
})

test('a form that is sent too often is kept, with how long to wait', async () => {
  const send = async () =>
    ({ ok: false, status: 429, problem: null, refused: null, retryAfterSeconds: 150 }) as const
  const body = new URLSearchParams({ make: 'Jekko', price_type: '1' })
  const posted = await postForm({
    request: new Request('http://localhost/reparation-service', { method: 'POST', body }),
    site: { ...site, session: { user: { id: 7 } } } as unknown as SiteContext,
    fields: serviceFields,
    formFor: async (_, priceType) => ({
      ...serviceCase({ forms: { makeServiceRequest: send }, priceType }),
      check: () => ({}),
    }),
  })
  expect(posted).toMatchObject({
    data: { values: { make: 'Jekko' }, problem: 'busy', waitSeconds: 150 },
    init: { status: 429 },
  })
})
