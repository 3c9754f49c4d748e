import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { localPath } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'
import type { CaseAnswer } from './case-form.ts'
import { FaultSummary } from './fault-summary.tsx'
import { fieldId } from './form-part.ts'
import { tooManySentence } from './too-many-sentence.ts'
import type { useCaseForm } from './use-case-form.ts'

type Props<Field extends string> = {
  form: ReturnType<typeof useCaseForm<Field, never, CaseAnswer>>
  /** The label of a field in the fault summary; null when the sentence names it. */
  labelOf: (field: Field) => string | null
  /** The sentence for a form that could not be sent. */
  failed: (of: { phone: string }) => string
  /** The idempotency key of a form that is posted without script. */
  plainKey: string | null
  /** The text of the button. */
  send: string
  /** Whether something that was typed prevents sending. */
  isRefused?: boolean
  /** Undefined for a form without pictures. */
  isUploading?: boolean
  /** Below the button. */
  notes?: ReactNode
  children: ReactNode
}

/** A case form around its own fields; works without script. */
export function CaseFormFrame<Field extends string>({
  form,
  labelOf,
  failed,
  plainKey,
  send,
  isRefused = false,
  isUploading,
  notes,
  children,
}: Props<Field>) {
  const { company } = useRootData()
  const { formRef, summaryRef, faults, problem, waitSeconds, isSending, challenge } = form
  return (
    <form
      ref={formRef}
      method="post"
      encType={isUploading === undefined ? undefined : 'multipart/form-data'}
      action={form.path}
      noValidate
      data-name={form.name}
      data-draft="early"
      className="flex flex-col gap-6"
      {...form.handlers}
    >
      <FaultSummary ref={summaryRef} faults={faults} labelOf={labelOf} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy'
              ? tooManySentence(waitSeconds)
              : failed({ phone: company?.phone ?? '' })}
          </Notice>
        </div>
      )}
      {children}
      {challenge !== null && <SumField challenge={challenge} error={form.errorOf('sum')} />}
      {plainKey !== null && <input type="hidden" name="key" value={plainKey} />}
      <div className="grid gap-2">
        <Button disabled={isSending || isRefused || isUploading}>
          {isUploading ? m.picture_wait() : isSending ? m.form_sending() : send}
        </Button>
        {notes}
      </div>
      {form.isTouched && <PreloadErrorPage />}
    </form>
  )
}

/** Loads /fel in advance, so that it can be shown when the network fails. */
function PreloadErrorPage() {
  return (
    <>
      <PrefetchPageLinks page={localPath('/error')} />
      <PrefetchPageLinks page={localPath('/fel')} />
    </>
  )
}

type SumFieldProps = { challenge: FormChallenge; error: string | undefined }

/** The sum question, its token and the honeypot. */
function SumField({ error, challenge }: SumFieldProps) {
  const { x, y, form_token } = challenge
  return (
    <div className="grid gap-4 print:hidden">
      <Field
        id={fieldId('sum')}
        label={m.form_sum({ x, y })}
        hint={m.form_sum_hint()}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name="sum"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            required
          />
        )}
      </Field>
      <input type="hidden" name="form_token" value={form_token} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {m.form_honeypot()}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  )
}
