import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { pageTextData } from '../../content/page-text-data.ts'
import { Island, island } from '../../islands/island.tsx'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { useSettings } from '../../preferences/use-settings.ts'

const occasions = island(async () => (await import('./course-occasions.tsx')).CourseOccasions)

const page = definePage([], async ({ api, locale, url }) => {
  const [text, educations, { educationsView }] = await Promise.all([
    api.getPageObj({ page_key: pageKey(url) }),
    api.getEducationsArr(),
    // Loaded with the data, so that a first page view needs no script for its texts.
    import('./load-educations.ts'),
    occasions.load(),
  ])
  const filter = {
    course: url.searchParams.get('kurs') ?? '',
    city: url.searchParams.get('ort') ?? '',
  }
  return {
    text: await pageTextData(text, locale),
    ...educationsView(found(educations), filter, locale),
  }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_educations(), loaderData.text)
}

export default function EducationsPage() {
  const { text, facts, filter, courses, courseChoices, cityChoices } =
    useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  return (
    <ContentPage
      name={m.page_educations()}
      text={text}
      facts={facts}
      shortcut={
        <p>
          <a href="#tillfallen" className={buttonClass('primary')}>
            {m.educations_occasions()}
          </a>
        </p>
      }
    >
      <section id="tillfallen" className="mt-4 grid gap-6">
        <h2 className="text-title">{m.educations_occasions()}</h2>
        <Island
          part={occasions}
          props={{ filter, courses, courseChoices, cityChoices, priceType }}
        />
      </section>
      <section className="grid gap-3 border-y border-ink py-4">
        <h2 className="text-lead">{m.educations_questions()}</h2>
        <ContactLinks subject={m.page_educations()} />
      </section>
    </ContentPage>
  )
}
