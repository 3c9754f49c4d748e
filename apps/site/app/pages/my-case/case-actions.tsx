import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { DoneNotice } from '../../account-pages/done-notice.tsx'
import { useAnswerFocus } from '../../account-pages/use-answer-focus.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { localPath } from '../../locale-path.ts'
import type { CaseView } from './case-view.ts'
import type { CaseFault } from './change-case.ts'

type Props = { view: CaseView; fault: CaseFault | null; isSending: boolean }

/** Actions of a case: calendar file, repeat, cancel. */
export function CaseActions({ view, fault, isSending }: Props) {
  const { number, hasCalendar, again, canCancel, cancelHint } = view
  const refused = fault?.does === 'cancel' ? fault : null
  const alert = useAnswerFocus<HTMLDivElement>(refused)
  return (
    <section className="grid content-start gap-4 border-t border-ink pt-4 empty:hidden print:hidden">
      {(hasCalendar || again || canCancel || cancelHint !== null) && (
        <h2 className="text-lead">{m.case_actions()}</h2>
      )}
      {hasCalendar && (
        <p>
          <a
            href={`/api/customer/getCaseCalendar?${new URLSearchParams({ case_number: number })}`}
            download={`${number}.ics`}
            className={buttonClass('plain')}
          >
            {m.case_calendar()}
          </a>
        </p>
      )}
      {again && <AskAgain number={number} again={again} />}
      {canCancel && (
        <details>
          <summary className="tap-link">{m.case_cancel()}</summary>
          <Form method="post" preventScrollReset className="mt-2 grid max-w-text gap-3">
            <p>{m.case_cancel_explain()}</p>
            <div>
              <Button kind="plain" name="does" value="cancel" disabled={isSending}>
                {m.case_cancel_confirm()}
              </Button>
            </div>
          </Form>
        </details>
      )}
      {cancelHint !== null && <p className="max-w-text">{cancelHint}</p>}
      <DoneNotice does="avbokat" />
      {refused !== null && <FormAlert ref={alert}>{refused.sentence}</FormAlert>}
    </section>
  )
}

type AgainProps = { number: string; again: NonNullable<CaseView['again']> }

/** Opens the form with the same machine and new dates. */
function AskAgain({ number, again }: AgainProps) {
  const { path, slug, plan, asksDates } = again
  return (
    <form method="get" action={localPath(path)} className="grid gap-3">
      <h3>{m.case_again()}</h3>
      {slug !== null && <input type="hidden" name="produkt" value={slug} />}
      {plan !== null && <input type="hidden" name="lyftplan" value={plan} />}
      <input type="hidden" name="igen" value={number} />
      {asksDates && (
        <div className="grid gap-3 small:grid-cols-2">
          <DateLine label={m.inquiry_pickup_date()} name="hamtas" />
          <DateLine label={m.inquiry_return_date()} name="lamnas" />
        </div>
      )}
      <div>
        <Button kind="plain">{m.case_again_open()}</Button>
      </div>
    </form>
  )
}

// A text field, since date inputs use the browser's language. The form validates it.
function DateLine({ label, name }: { label: string; name: string }) {
  return (
    <Field label={label} hint={m.inquiry_date_hint_optional()}>
      {(control) => (
        <input {...control} name={name} inputMode="numeric" autoComplete="off" maxLength={10} />
      )}
    </Field>
  )
}
