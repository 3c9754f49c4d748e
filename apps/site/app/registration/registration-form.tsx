import { m } from '@minikran/i18n/messages'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { MessageField } from '../forms/message/message-field.tsx'
import { ParticipantFields } from './participant-fields.tsx'
import { registrationLabel } from './registration-labels.ts'
import { type CourseSeatsLeft, seatsSentence } from './seats-sentence.ts'
import { type RegistrationFormOptions, useRegistrationForm } from './use-registration-form.ts'

type Props = RegistrationFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string | null
}

/** The registration form; works without script. */
export function RegistrationForm({ plainKey, ...props }: Props) {
  const { course, posted, known } = props
  const form = useRegistrationForm(props)
  const { errorOf } = form
  const values = posted?.values ?? known ?? null
  return (
    <CaseFormFrame
      form={form}
      labelOf={registrationLabel}
      failed={m.registration_failed}
      plainKey={plainKey}
      send={m.registration_send()}
      notes={<p className="text-small text-muted">{m.registration_privacy()}</p>}
    >
      {/* Enter clicks the first button, so that it sends the form instead of adding a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ContactFields
        values={values}
        errorOf={errorOf}
        postedPriceType={posted?.values.price_type}
      />
      <ParticipantFields
        values={form.rows.values}
        errorOf={errorOf}
        rows={form.rows.shown}
        isRowNew={posted !== null && posted.faults.length === 0 && posted.problem === null}
        onMore={form.showMore}
        onLess={form.showLess}
      />
      <SeatsNote seats={course.seats} requested={form.requested} />
      <MessageField
        value={values?.inquiry_text}
        hint={m.registration_message_hint()}
        error={errorOf('inquiry_text')}
      />
    </CaseFormFrame>
  )
}

type SeatsNoteProps = { seats: CourseSeatsLeft | null; requested: number }

/** Free seats and the waiting list; nothing for a course without a limit. */
function SeatsNote({ seats, requested }: SeatsNoteProps) {
  if (seats === null) return null
  const isShort = requested > seats.left
  return (
    <p role="status" className={`font-medium ${isShort ? 'text-orange' : ''}`}>
      {seatsSentence(seats, requested)}
    </p>
  )
}
