import { m } from '@minikran/i18n/messages'
import type { Ref } from 'react'
import type { InquiryFault } from './inquiry-faults.ts'
import { inquiryLabels } from './inquiry-labels.ts'
import { inquiryFieldId } from './inquiry-part.ts'

type Props = { faults: InquiryFault[]; ref: Ref<HTMLDivElement> }

/** All faults on top of the form, each a way to its field. */
export function InquiryFaultSummary({ faults, ref }: Props) {
  if (faults.length === 0) return null
  const count = faults.length
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 border-2 border-red p-3 text-small"
    >
      <p className="font-strong text-red">
        {m.inquiry_check_input()}.{' '}
        {count === 1 ? m.inquiry_faults_one() : m.inquiry_faults_other({ count })}
      </p>
      <ul>
        {faults.map(({ field, sentence }) => (
          <li key={field}>
            <a
              href={`#${inquiryFieldId(field)}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {field === 'sum' ? sentence : `${inquiryLabels[field]()}: ${sentence}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
