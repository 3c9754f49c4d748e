import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import type { Fact } from '../../components/facts.tsx'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { type PageTextData, pageTextData } from '../../content/page-text-data.ts'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'

const names = {
  'maskinuthyrning-utan-forare': m.page_rent_without,
  'maskinuthyrning-med-forare': m.page_rent_with,
}
type Key = keyof typeof names

const page = definePage([], async ({ api, locale, url }) => {
  const key = pageKey(url) as Key
  const textOf = async (part: string) =>
    pageTextData(await api.getPageObj({ page_key: part }), locale)
  const [text, yours, ours] = await Promise.all([
    textOf(key),
    textOf(`${key}/ditt-ansvar`),
    textOf(`${key}/vart-ansvar`),
  ])
  return { key, text, duties: [yours, ours].filter((part) => part !== null) }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(names[loaderData.key](), loaderData.text)
}

export default function RentPage() {
  const { key, text, duties } = useLoaderData<typeof loader>()
  const isWith = key === 'maskinuthyrning-med-forare'
  return (
    <ContentPage name={names[key]()} text={text} facts={factsOf(isWith)}>
      <Duties duties={duties} />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Link to={pathTo('/kranvaljaren')} className={buttonClass('primary')}>
          {m.rent_find_crane()}
        </Link>
        <Link to={pathTo('/produkter')} className={buttonClass('plain')}>
          {m.rent_all_machines()}
        </Link>
        <Link
          to={
            isWith ? pathTo('/maskinuthyrning-utan-forare') : pathTo('/maskinuthyrning-med-forare')
          }
          className="tap-link"
        >
          {isWith ? m.rent_other_without() : m.rent_other_with()}
        </Link>
      </p>
    </ContentPage>
  )
}

/** Two columns: the customer's duties and the company's. */
function Duties({ duties }: { duties: Exclude<PageTextData, null>[] }) {
  if (duties.length === 0) return null
  return (
    <section className="mt-4 grid gap-4">
      <h2 className="text-title">{m.rent_duties()}</h2>
      <div className="grid gap-x-12 gap-y-6 tiles:grid-cols-2">
        {duties.map(({ title, content }) => (
          <section key={title.text} className="border-t border-ink pt-3">
            <h3 className="mb-2 text-lead" lang={title.lang}>
              {title.text}
            </h3>
            <RichText content={content} />
          </section>
        ))}
      </div>
    </section>
  )
}

function factsOf(isWith: boolean): Fact[] {
  return [
    isWith
      ? { label: m.fact_operator(), value: m.fact_operator_value() }
      : { label: m.fact_training(), value: m.fact_training_value() },
    { label: m.fact_price(), value: m.fact_price_value() },
    { label: m.fact_insurance(), value: m.fact_insurance_value() },
  ]
}
