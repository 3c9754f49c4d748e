import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { useRootData } from '../use-root-data.ts'
import type { ErrorFacts } from './error-page.tsx'

/** Shown when the error page's own script cannot be fetched. */
export function BareErrorPage({ title }: ErrorFacts) {
  const { company } = useRootData()
  return (
    <div className="grid gap-6 py-8">
      <h1>{title}</h1>
      <p className="max-w-text text-lead">{m.error_lead()}</p>
      {company && (
        <p>
          <a href={phoneAddress(company.phone)} className="text-link">
            {company.phone}
          </a>
        </p>
      )}
    </div>
  )
}
