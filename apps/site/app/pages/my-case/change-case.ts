import { keyIn } from '@minikran/contract/idempotency-key'
import { m } from '@minikran/i18n/messages'
import { data, redirect } from 'react-router'
import { type AccountInput, leave } from '../../account-pages/define-account-page.ts'
import { readForm } from '../../page-data/read-form.ts'

/** A posted form that was refused: the text and the reason. */
export type CaseFault = { does: 'message' | 'cancel'; message: string; sentence: string }

/** Handles the forms of a case's page: message and cancellation. */
export async function changeCase(input: AccountInput) {
  const form = await readForm(input.request)
  const does = form.get('does') === 'cancel' ? 'cancel' : 'message'
  const case_number = input.params['case_number'] ?? ''
  const typed = form.get('message')
  const message = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : ''
  const result =
    does === 'cancel'
      ? await input.customer.cancelCase({ case_number })
      : await input.customer.sendCaseMessage({ case_number, message }, keyIn(form.get('key')))
  const done = does === 'cancel' ? 'avbokat' : 'meddelande'
  if (result.ok) return redirect(`${input.url.pathname}?klart=${done}`, { status: 303 })
  const fault = (status: number, sentence: string) =>
    data({ does, message, sentence } satisfies CaseFault, { status })
  if (result.status === 429) return fault(429, m.case_too_many())
  if (result.refused !== null) return fault(422, refusalText(result.refused.errors))
  if (result.status >= 500 || result.status === 0) return fault(503, m.case_not_sent())
  return leave(result)
}

function refusalText(errors: Record<string, string[]>): string {
  const [rule] = errors['message'] ?? []
  if (rule === 'required') return m.case_message_required()
  if (rule === 'maxLength') return m.case_message_too_long()
  if (rule === 'maxCount') return m.case_full()
  return errors['state'] === undefined ? m.rule_characters() : m.case_cancel_refused()
}
