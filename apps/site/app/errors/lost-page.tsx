import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { buttonClass } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { CategoryLinks } from '../shell/category-links.tsx'
import { SearchForm } from '../shell/search-form.tsx'
import { useRootData } from '../use-root-data.ts'

type Props = { title: string; lead: string; children?: ReactNode }

/** What both error pages offer: search, phone and the categories. */
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
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {m.error_call()}
          <a href={phoneAddress(company.phone)} className={buttonClass('primary')}>
            <Icon name="phone" />
            {company.phone}
          </a>
        </p>
      )}
      {categories.length > 0 && (
        <section>
          <h2 className="text-lead">{m.shell_machines()}</h2>
          <CategoryLinks className="grid gap-x-8 small:grid-cols-2 wide:grid-cols-3" />
        </section>
      )}
    </div>
  )
}
