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

test.each([
  ['2', true],
  ['1', false],
  ['', false],
])('a form with the price type "%s" needs a company: %s', async (price_type, needsCompany) => {
  const body = new URLSearchParams({ price_type })
  const posted = await postForm({
    request: new Request('http://localhost/reparation-service', { method: 'POST', body }),
    site,
    fields: serviceFields,
    formFor: async (_, priceType) =>
      serviceCase({ api: { makeServiceRequest: () => Promise.reject() }, priceType }),
  })
  const faults = 'data' in posted ? posted.data.faults : []
  expect(faults.map(({ field }) => field).includes('company')).toBe(needsCompany)
})
