import { m } from '@minikran/i18n/messages'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { MessageField } from '../forms/message/message-field.tsx'
import { PreloadErrorPage } from '../forms/preload-error-page.tsx'
import { SumField } from '../forms/sum-field.tsx'
import { tooManySentence } from '../forms/too-many-sentence.ts'
import { useRootData } from '../use-root-data.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { registrationAddress } from './registration-address.ts'
import { registrationLabel } from './registration-labels.ts'
import type { RegistrationField } from './registration-values.ts'
import { SeatsNote } from './seats-note.tsx'
import { type RegistrationFormOptions, useRegistrationForm } from './use-registration-form.ts'

type Props = RegistrationFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string | null
}

/** The registration form; works without script. */
export function RegistrationForm({ plainKey, ...props }: Props) {
  const { course, posted, known } = props
  const { company } = useRootData()
  const form = useRegistrationForm(props)
  const {
    formRef,
    summaryRef,
    faults,
    problem,
    waitSeconds,
    isSending,
    challenge,
    isTouched,
    handlers,
  } = form
  const errorOf = (name: RegistrationField) => faults.find(({ field }) => field === name)?.sentence
  const values = posted?.values ?? known ?? null
  return (
    <form
      ref={formRef}
      method="post"
      action={registrationAddress(course.slug)}
      noValidate
      data-name={`registration-${course.slug}`}
      data-draft="early"
      className="flex flex-col gap-6"
      {...handlers}
    >
      {/* Enter clicks the first button, so that it sends the form instead of adding a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <FaultSummary ref={summaryRef} faults={faults} labelOf={registrationLabel} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy'
              ? tooManySentence(waitSeconds)
              : m.registration_failed({ phone: company?.phone ?? '' })}
          </Notice>
        </div>
      )}
      <ContactFields
        values={values}
        errorOf={errorOf}
        postedPriceType={posted?.values.price_type}
      />
      <ParticipantFields
        values={form.rows.values}
        errorOf={errorOf}
        rows={form.rows.shown}
        onMore={form.showMore}
      />
      <SeatsNote seats={course.seats} requested={form.requested} />
      <MessageField
        value={values?.inquiry_text}
        hint={m.registration_message_hint()}
        error={errorOf('inquiry_text')}
      />
      {challenge !== null && <SumField challenge={challenge} error={errorOf('sum')} />}
      {plainKey !== null && <input type="hidden" name="key" value={plainKey} />}
      <div className="grid gap-2">
        <Button disabled={isSending}>{isSending ? m.form_sending() : m.registration_send()}</Button>
        <p className="text-small text-muted">{m.registration_privacy()}</p>
      </div>
      {isTouched && <PreloadErrorPage />}
    </form>
  )
}
