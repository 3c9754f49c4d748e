import { m } from '@minikran/i18n/messages'
import type { MouseEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../components/button.tsx'
import { FormAlert } from '../components/form-alert.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import type { FieldFault } from '../forms/faults.ts'
import { fieldId } from '../forms/form-part.ts'
import { AccountMark } from './account-mark.tsx'
import { DoneNotice } from './done-notice.tsx'
import { useAccountDraft } from './use-account-draft.ts'
import { useAnswerFocus } from './use-answer-focus.ts'

/** A posted form that was refused: the input with its error messages. */
export type PostedForm = { does: string; values: Record<string, string>; faults: FieldFault[] }

/** The labels of a form's fields, in their order. */
type Labels = Readonly<Record<string, () => string>>

type Props = {
  /** The name of the form, since a page has several. */
  does: string
  labels: Labels
  send: string
  posted: PostedForm | null
  /** Posted by the browser itself, for a form that ends the session of this page. */
  isLast?: boolean
  children: ReactNode
}

/** A form of an account page. It posts to its own page and shows why it was refused. */
export function AccountForm({ does, labels, send, posted, isLast = false, children }: Props) {
  const { state, formData } = useNavigation()
  const isSending = formData?.get('does') === does
  const { form, handleSubmit, isRestored } = useAccountDraft(does, isSending)
  const ours = posted?.does === does ? posted : null
  const alertRef = useAnswerFocus<HTMLDivElement>(ours)
  const faults = ours?.faults ?? []
  const problem =
    faults.find(({ field }) => field === '')?.sentence ??
    (isRestored && ours === null ? m.account_not_saved_yet() : undefined)
  return (
    <Form
      ref={form}
      method="post"
      reloadDocument={isLast}
      noValidate
      preventScrollReset
      onClick={(event) => {
        // The second click of two would find no session, and hide the answer to the first.
        if (isLast && event.detail > 1) event.preventDefault()
        followFaultLink(event)
      }}
      onSubmit={handleSubmit}
      className="grid gap-4"
    >
      <AccountMark />
      <DoneNotice does={does} />
      {problem !== undefined ? (
        <FormAlert ref={alertRef}>{problem}</FormAlert>
      ) : (
        <FaultSummary
          ref={alertRef}
          faults={faults.map((fault) => ({ ...fault, field: `${does}-${fault.field}` }))}
          labelOf={(field) => labels[field.slice(does.length + 1)]?.() ?? null}
        />
      )}
      {children}
      <div>
        <Button kind="plain" name="does" value={does} disabled={state === 'submitting'}>
          {send}
        </Button>
      </div>
    </Form>
  )
}

// A navigation, also one within the page, would drop the answer with its faults.
function followFaultLink(event: MouseEvent<HTMLFormElement>) {
  const { hash = '' } = event.target instanceof HTMLAnchorElement ? event.target : {}
  if (hash === '') return
  event.preventDefault()
  document.getElementById(hash.slice(1))?.focus()
}

/** Props of a field: its label, its last input, otherwise the stored value, and its error. */
export function fieldOf<Name extends string>(
  posted: PostedForm | null,
  { does, labels }: { does: string; labels: Readonly<Record<Name, () => string>> },
) {
  const ours = posted?.does === does ? posted : null
  return (name: Name, stored = '') => ({
    id: fieldId(`${does}-${name}`),
    label: labels[name](),
    name,
    defaultValue: ours?.values[name] ?? stored,
    error: ours?.faults.find(({ field }) => field === name)?.sentence,
  })
}
