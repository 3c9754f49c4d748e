import { m } from '@minikran/i18n/messages'
import { CaseLink } from './case-link.tsx'
import type { CaseSentProps } from './case-sent.tsx'

/** The confirmation as a notice, which does not take the focus. */
export function CaseNote({ title, caseNumber, next, children }: CaseSentProps) {
  return (
    <div role="status" className="grid max-h-[50dvh] gap-2 overflow-y-auto">
      <p className="font-strong text-green">{title}</p>
      <p>
        {m.form_case_number()} <span className="font-strong whitespace-nowrap">{caseNumber}</span>
      </p>
      <p>{next}</p>
      {children}
      <p>
        <CaseLink caseNumber={caseNumber} />
      </p>
    </div>
  )
}
