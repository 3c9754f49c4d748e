import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Link } from '../../components/link.tsx'
import { ContentPage, contentMeta } from '../../content/content-page.tsx'
import { pageTextData } from '../../content/page-text-data.ts'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageKey } from '../../page-data/page-key.ts'
import { SupplierStrip, stripMake } from '../../suppliers/supplier-strip.tsx'

// Both pages have a text and the makes it applies to.
const kinds = {
  'reparation-service': {
    name: m.page_repairs,
    request: m.service_request_repair,
    about: 'reparation',
    makes: m.fact_makes_repaired,
    flag: 'repairs',
  },
  reservdelar: {
    name: m.page_spare_parts,
    request: m.service_request_spare_part,
    about: 'reservdel',
    makes: m.fact_makes_sold,
    flag: 'sales',
  },
} as const
type Key = keyof typeof kinds

const page = definePage([], async ({ api, locale, url }) => {
  const key = pageKey(url) as Key
  const [text, makes] = await Promise.all([
    api.getPageObj({ page_key: key }),
    api.getManufacturersArr(),
  ])
  const matching = found(makes).filter((make) => make[kinds[key].flag])
  return {
    key,
    text: await pageTextData(text, locale),
    makes: matching.map((make) => stripMake(make, locale)),
  }
})

export const handle = { cacheParameters: [] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined ? [] : contentMeta(kinds[loaderData.key].name(), loaderData.text)
}

export default function WorkshopPage() {
  const { key, text, makes } = useLoaderData<typeof loader>()
  const { name, makes: label, request, about } = kinds[key]
  const button = (
    <p>
      <Link to={`${pathTo('/servicearende')}?galler=${about}`} className={buttonClass('primary')}>
        {request()}
      </Link>
    </p>
  )
  return (
    <ContentPage name={name()} text={text} shortcut={button}>
      {makes.length > 0 && (
        <section className="mt-2 grid gap-3 border-t border-ink pt-3">
          <h2 className="text-lead">{label()}</h2>
          <SupplierStrip
            makes={makes}
            addressOf={(slug) => `${pathTo('/leverantorer')}?tillverkare=${slug}`}
          />
        </section>
      )}
      {text !== null && <ContactLinks subject={name()} />}
    </ContentPage>
  )
}
