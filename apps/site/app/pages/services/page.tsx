import type { ListedPage } from '@minikran/contract/content'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, useLoaderData } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { pageTextData } from '../../content/page-text-data.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { useRootData } from '../../use-root-data.ts'

const fieldService = 'vara-tjanster/faltservice'
const credit = 'vara-tjanster/kredit'
// Services with the first paragraph of their own pages.
const offered = [
  'maskinuthyrning-utan-forare',
  'maskinuthyrning-med-forare',
  'transporter',
  'reparation-service',
  fieldService,
  'reservdelar',
  'utbildningar',
  'leverantorer',
]

const page = definePage([], async ({ api, locale, url }) => {
  const [text, pages] = await Promise.all([
    api.getPageObj({ page_key: pageKey(url) }),
    api.getList('getPagesArr'),
  ])
  const listed = found(pages)
  const serviceOf = (key: string) =>
    listed.filter(({ page_key }) => page_key === key).map((match) => service(match, locale))
  return {
    text: await pageTextData(text, locale),
    services: offered.flatMap(serviceOf),
    credit: serviceOf(credit)[0] ?? null,
  }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(m.page_services(), loaderData.text)
}

export default function ServicesPage() {
  const { text, services, credit: account } = useLoaderData<typeof loader>()
  const { depots } = useRootData()
  const facts = [
    { label: m.fact_price(), value: m.fact_price_value() },
    { label: m.fact_insurance(), value: m.fact_insurance_value() },
    { label: m.fact_depots(), value: numberText(depots.length, getLocale()) },
  ]
  return (
    <ContentPage name={m.page_services()} text={text} facts={facts}>
      <ServiceList services={services} />
      <CreditCard account={account} />
    </ContentPage>
  )
}

/** A link to the credit application. */
function CreditCard({ account }: { account: Service | null }) {
  return (
    <section className="mt-4 grid gap-3 border-y border-ink py-4">
      {account && (
        <>
          <h2 lang={account.title.lang} className="text-title">
            {account.title.text}
          </h2>
          <p lang={account.lead.lang} className="max-w-text">
            {account.lead.text}
          </p>
        </>
      )}
      <p>
        <Link to={pathTo('/kreditansokan')} className={buttonClass('primary')}>
          {m.services_credit()}
        </Link>
      </p>
    </section>
  )
}

/** Services, each with its first sentence. */
function ServiceList({ services }: { services: Service[] }) {
  if (services.length === 0) return null
  return (
    <section className="mt-4 grid gap-3">
      <h2 className="text-title">{m.services_all()}</h2>
      <ul className="border-t border-ink">
        {services.map(({ key, path, title, lead }) => (
          <li key={key} className="grid border-b border-line py-3 wide:grid-cols-[1fr_2fr]">
            <h3
              lang={title.lang}
              className="flex min-h-11 items-center self-start text-lead wide:min-h-0 wide:pr-12"
            >
              {path === null ? (
                title.text
              ) : (
                <Link to={localPath(path)} className="tap-link wide:min-h-0">
                  {title.text}
                </Link>
              )}
            </h3>
            <p lang={lead.lang} className="max-w-text">
              {lead.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A service; `path` is null when it has no page of its own. */
type Service = { key: string; path: string | null; title: LocalText; lead: LocalText }

/** A page as a service: its name and first sentence. */
function service(listed: ListedPage, locale: Locale): Service {
  return {
    key: listed.page_key,
    path: listed.page_key.includes('/') ? null : `/${listed.page_key}`,
    title: titleIn(listed, 'title', locale),
    lead: titleIn(listed, 'lead', locale),
  }
}
