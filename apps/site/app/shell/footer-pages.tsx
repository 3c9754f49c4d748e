import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'
import { FooterSection } from './footer-section.tsx'

type Page = readonly [path: string, name: string]

/** Links to the services. */
export function FooterServices() {
  return (
    <FooterSection title={m.shell_services()}>
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
    </FooterSection>
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
        [pathTo('/gdpr'), m.page_gdpr()],
      ]}
    />
  )
}

function PageLinks({ pages }: { pages: Page[] }) {
  return (
    <ul>
      {pages.map(([path, name]) => (
        <li key={path}>
          <Link to={path} className="tap-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
