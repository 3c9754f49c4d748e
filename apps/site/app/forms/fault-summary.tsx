import { m } from '@minikran/i18n/messages'
import type { Ref } from 'react'
import { faultCount } from './fault-count.ts'
import type { FieldFault } from './faults.ts'
import { fieldId } from './form-part.ts'

type Props<Field extends string> = {
  faults: FieldFault<Field>[]
  /** Null when the sentence names the field. */
  labelOf: (field: Field) => string | null
  ref: Ref<HTMLDivElement>
}

/** All faults above the form, each with a link to its field. */
export function FaultSummary<Field extends string>({ faults, labelOf, ref }: Props<Field>) {
  if (faults.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
      autoFocus
      data-faults
      className="grid gap-2 border-2 border-red bg-paper p-3 text-small"
    >
      <p>
        <span className="block font-strong text-red">{m.form_check_input()}</span>
        {faultCount(faults)}
      </p>
      <ul className="grid gap-x-4 gap-y-1 small:grid-cols-2">
        {faults.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="tap-link">
              {[labelOf(field), sentence].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
