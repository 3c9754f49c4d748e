import type { Company } from '@minikran/contract/company'
import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { shortDateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { localPath, pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'
import { CategoryLinks } from './category-links.tsx'
import { FooterCompany, FooterServices } from './footer-pages.tsx'
import { FooterSection } from './footer-section.tsx'

const linkClass = 'tap-link gap-2'

export function SiteFooter() {
  const { company, categories } = useRootData()
  return (
    <footer className="mt-4 border-t border-line wide:mt-16">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 px-4 pt-2 wide:py-8">
        {company && <Contact company={company} />}
        {categories.length > 0 && (
          <FooterSection title={m.shell_machines()}>
            <CategoryLinks />
          </FooterSection>
        )}
        <FooterServices />
        <FooterDepots />
        <FooterSection title={m.page_about()}>
          {company && (
            <p className="text-muted wide:py-2">
              {m.shell_facts({ year: company.founded.slice(0, 4), employees: company.employees })}
            </p>
          )}
          <FooterCompany />
        </FooterSection>
      </div>
      <section className="mx-auto max-w-page px-4 print:hidden">
        <div className="flex flex-wrap gap-x-6">
          <Link to={pathTo('/regioner')} className={linkClass}>
            {m.depots_all()}
          </Link>
          <Link to={pathTo('/cookies')} className={linkClass}>
            {m.page_cookies()}
          </Link>
        </div>
        {company?.demo && <p className="text-small text-muted">{m.shell_demo()}</p>}
      </section>
    </footer>
  )
}

/** The only part that is printed. */
function Contact({ company }: { company: Company }) {
  return (
    <section className="col-span-full wide:col-span-1">
      <h2 className="max-wide:sr-only print:not-sr-only">{company.name}</h2>
      <p className="flex flex-wrap gap-x-4 text-small wide:block wide:text-body">
        <a href={phoneAddress(company.phone)} className={linkClass}>
          <Icon name="phone" />
          {company.phone}
        </a>
        <a href={`mailto:${company.email_address}`} className={linkClass}>
          <Icon name="mail" />
          {company.email_address}
        </a>
      </p>
    </section>
  )
}

/** Depots with today's hours, shown once when they are all the same. */
function FooterDepots() {
  const { depots, today } = useRootData()
  if (depots.length === 0) return null
  const first = depots[0]?.hours ?? null
  const isShared = depots.every(({ hours }) => hours === first)
  return (
    <FooterSection title={m.shell_depots()}>
      <p className="text-muted wide:py-2">{hoursLine(isShared, first, shortDateText(today))}</p>
      <ul className="flex flex-wrap gap-x-4">
        {depots.map(({ path, corp_city, hours }) => (
          <li key={path}>
            <Link to={localPath(path)} className="tap-link">
              {corp_city}
            </Link>
            {!isShared && <span className="text-muted"> {hours ?? m.hours_closed()}</span>}
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}

function hoursLine(isShared: boolean, hours: string | null, date: string): string {
  if (!isShared) return m.shell_hours_each({ date })
  return hours === null ? m.shell_closed({ date }) : m.shell_hours({ date, hours })
}
