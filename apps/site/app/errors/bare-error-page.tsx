import { phoneAddress } from '../shell/phone-address.ts'
import { useRootData } from '../use-root-data.ts'
import type { ErrorWords } from './error-page.tsx'

/** What is left to say when not even the error page's own script can be fetched. */
export function BareErrorPage({ title, lead }: ErrorWords) {
  const { company } = useRootData()
  return (
    <div className="grid gap-6 py-8">
      <h1>{title}</h1>
      <p className="max-w-text text-lead">{lead}</p>
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
