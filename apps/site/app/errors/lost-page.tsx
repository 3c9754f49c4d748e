import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { CategoryLinks } from '../shell/category-links.tsx'
import { phoneAddress } from '../shell/phone-address.ts'
import { SearchForm } from '../shell/search-form.tsx'
import { useRootData } from '../use-root-data.ts'

type Props = { title: string; lead: string; children?: ReactNode }

/** What both error pages offer: search, phone and the categories (reading 1). */
export function LostPage({ title, lead, children }: Props) {
  const { company, categories } = useRootData()
  return (
    <div className="grid gap-6 py-8">
      <h1>{title}</h1>
      <p className="max-w-text text-lead">{lead}</p>
      {children}
      <div className="max-w-text">
        <SearchForm name={m.error_search()} />
      </div>
      {company && (
        <p>
          {m.error_call()}{' '}
          <a
            href={phoneAddress(company.phone)}
            className="inline-flex min-h-11 min-w-11 items-center text-link"
          >
            {company.phone}
          </a>
        </p>
      )}
      {categories.length > 0 && (
        <section>
          <h2 className="text-lead">{m.shell_machines()}</h2>
          <CategoryLinks />
        </section>
      )}
    </div>
  )
}
