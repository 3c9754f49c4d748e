import type { Company } from '@minikran/contract/company'
import { m } from '@minikran/i18n/messages'
import { Icon } from '../components/icon.tsx'
import { useConsentQuestion } from '../preferences/consent-question.ts'
import { PreferenceForm } from '../preferences/preference-form.tsx'
import { useRootData } from '../use-root-data.ts'
import { CategoryLinks } from './category-links.tsx'
import { FooterDepots } from './footer-depots.tsx'
import { FooterCompany, FooterServices } from './footer-pages.tsx'
import { phoneAddress } from './phone-address.ts'

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-link'

export function SiteFooter() {
  const { company } = useRootData()
  const question = useConsentQuestion()
  return (
    <footer className="mt-16 border-t border-line pb-20 wide:pb-8">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 gap-y-6 px-4 py-8">
        {company && <Contact company={company} />}
        <Categories />
        <FooterServices />
        <FooterDepots />
        <section>
          <h2>{m.shell_about()}</h2>
          {company && (
            <p className="py-2 text-muted">
              {m.shell_facts({ year: company.founded.slice(0, 4), employees: company.employees })}
            </p>
          )}
          <FooterCompany />
          {company?.demo && <p className="text-small text-muted">{m.shell_demo()}</p>}
          {question !== null && (
            <PreferenceForm sets="cookies" className="print:hidden">
              <button type="submit" name="value" value="" className={`${linkClass} text-left`}>
                {m.cookies_settings()}
              </button>
            </PreferenceForm>
          )}
        </section>
      </div>
    </footer>
  )
}

function Contact({ company }: { company: Company }) {
  return (
    <section className="col-span-full wide:col-span-1">
      <h2>{company.name}</h2>
      <p>
        <a href={phoneAddress(company.phone)} className={linkClass}>
          <Icon name="phone" />
          {company.phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${company.email_address}`} className={linkClass}>
          <Icon name="mail" />
          {company.email_address}
        </a>
      </p>
    </section>
  )
}

function Categories() {
  const { categories } = useRootData()
  if (categories.length === 0) return null
  return (
    <section className="print:hidden">
      <h2>{m.shell_machines()}</h2>
      <CategoryLinks />
    </section>
  )
}
