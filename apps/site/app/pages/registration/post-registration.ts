import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { type ActionFunctionArgs, data } from 'react-router'
import type { PostedForm } from '../../forms/form-state.ts'
import { postForm } from '../../forms/post-form.ts'
import { readValues } from '../../forms/read-values.ts'
import { found } from '../../page-data/found.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { registrationCase } from '../../registration/registration-case.ts'
import {
  type RegistrationField,
  registrationFields,
  shownRows,
} from '../../registration/registration-values.ts'
import { confirmedSeats } from '../../registration/sent-registration.ts'

/** The POST of the registration without script, or a request for one more row. */
export async function postRegistration({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const slug = new URL(request.url).searchParams.get('produkt') ?? ''
  const sent = await readForm(request.clone())
  if (sent.has('more')) return withOneRowMore(sent)
  const course = found(await site.api.getProductObj({ product_slug: slug, no_count: '1' }))
  return postForm({
    request,
    site,
    fields: registrationFields,
    formFor: async (_, priceType) =>
      registrationCase({ api: site.api, productId: course.id, priceType }),
    confirm: confirmedSeats,
  })
}

function withOneRowMore(sent: FormData) {
  const values = readValues(registrationFields, sent)
  const rows = Math.min(shownRows(values) + 1, maxParticipants)
  return data({
    values: { ...values, rows: String(rows) },
    faults: [],
    problem: null,
  } satisfies PostedForm<RegistrationField>)
}
