import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'

type Page = readonly [path: string, name: string]

/** Links to the services. */
export function FooterServices() {
  return (
    <section className="print:hidden">
      <h2>{m.shell_services()}</h2>
      <PageLinks
        pages={[
          [pathTo('/vara-tjanster'), m.page_services()],
          [pathTo('/maskinuthyrning-utan-forare'), m.page_rent_without()],
          [pathTo('/maskinuthyrning-med-forare'), m.page_rent_with()],
          [pathTo('/transporter'), m.page_transports()],
          [pathTo('/reparation-service'), m.page_repairs()],
          [pathTo('/reservdelar'), m.page_spare_parts()],
          [pathTo('/utbildningar'), m.page_educations()],
        ]}
      />
    </section>
  )
}

/** Links about the company and legal information. */
export function FooterCompany() {
  return (
    <PageLinks
      pages={[
        [pathTo('/about-us'), m.page_about()],
        [pathTo('/leverantorer'), m.page_suppliers()],
        [pathTo('/nyheter'), m.news_title()],
        [pathTo('/cookies'), m.page_cookies()],
        [pathTo('/gdpr'), m.page_gdpr()],
      ]}
    />
  )
}

function PageLinks({ pages }: { pages: Page[] }) {
  return (
    <ul className="print:hidden">
      {pages.map(([path, name]) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-11 items-center text-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
