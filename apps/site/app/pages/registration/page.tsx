import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useLoaderData, useLocation } from 'react-router'
import { FormPage } from '../../forms/form-page.tsx'
import type { PostedForm } from '../../forms/form-state.ts'
import { postForm } from '../../forms/post-form.ts'
import { readValues } from '../../forms/read-values.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage, notStored } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { registrationCase } from '../../registration/registration-case.ts'
import {
  type RegistrationField,
  registrationFields,
  shownRows,
} from '../../registration/registration-values.ts'
import { confirmedSeats } from '../../registration/sent-registration.ts'

const section = island(async () => (await import('./registration-section.tsx')).RegistrationSection)

const page = definePage([], async (input) => {
  // Loaded with the data, so that a first page view needs no script for its texts.
  const [{ loadRegistration }] = await Promise.all([
    import('./load-registration.ts'),
    section.load(),
  ])
  return loadRegistration(input)
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

/** The POST of the registration without script, or a request for one more row. */
export async function action({ request, context }: ActionFunctionArgs) {
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
      registrationCase({ forms: site.forms, productId: course.id, priceType }),
    confirm: confirmedSeats,
  })
}

// Not cached: the page contains a sum question.
export const headers = notStored
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({
    title: m.registration_title(),
    text: m.registration_description(),
    unlisted: true,
  })
}

export default function RegistrationPage() {
  const form = useLoaderData<typeof loader>()
  const posted = usePosted<typeof action>()
  const { search } = useLocation()
  const { priceType } = useSettings()
  const { slug, title, path } = form.course
  return (
    <FormPage
      trail={[
        { title: m.page_educations(), path: pathTo('/utbildningar') },
        { title: title.text, path: localPath(path), lang: title.lang },
      ]}
      crumb={m.registration_title()}
      title={m.registration_title_course({ course: title.text })}
      form={{ draft: `registration-${slug}`, kind: 'registration', about: title.text }}
    >
      <Island part={section} props={{ form, posted, search, priceType }} />
    </FormPage>
  )
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
