import { m } from '@minikran/i18n/messages'
import { useLoaderData, useLocation } from 'react-router'
import { FormPage } from '../../forms/form-page.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { postRegistration } from './post-registration.ts'

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
export const action = postRegistration

// Not cached: the page contains a sum question.
export function headers() {
  return { 'cache-control': 'no-store' }
}

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
