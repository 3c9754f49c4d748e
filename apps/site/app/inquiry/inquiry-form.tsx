import { m } from '@minikran/i18n/messages'
import { PrefetchPageLinks } from 'react-router'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import { SumField } from '../forms/sum-field.tsx'
import { tooManySentence } from '../forms/too-many-sentence.ts'
import { localPath } from '../locale-path.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { useRootData } from '../use-root-data.ts'
import { inquiryAddress } from './inquiry-address.ts'
import { emptyInquiry, type InquiryField } from './inquiry-values.ts'
import { inquiryLabel } from './labels.ts'
import { TimeFields } from './time-fields.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

type Props = InquiryFormOptions & {
  /** Repeats of a form sent without script carry this key. */
  plainKey: string | null
  /** The lift from the crane selector in words, to start the message with; else empty. */
  lift: string
}

/** The inquiry form of specification §5: a plain form, sent by script where there is script. */
export function InquiryForm({ plainKey, ...props }: Props) {
  const { product, depots, posted, lift } = props
  const { company } = useRootData()
  const { priceType } = useSettings()
  const form = useInquiryForm(props)
  const isUploading = usePictures().some(isUnderWay)
  const {
    formRef,
    summaryRef,
    faults,
    problem,
    waitSeconds,
    isSending,
    challenge,
    offers,
    isTouched,
    handlers,
  } = form
  const parts = {
    values: posted?.values ?? (lift === '' ? null : { ...emptyInquiry, inquiry_text: lift }),
    errorOf: (name: InquiryField) => faults.find(({ field }) => field === name)?.sentence,
  }
  const phone = company?.phone ?? ''
  // Specification §4: no time at which the depot is not open can be sent.
  const isRefused = offers !== null && (offers.pickup.isRefused || offers.return.isRefused)
  return (
    <form
      ref={formRef}
      method="post"
      encType="multipart/form-data"
      action={inquiryAddress(product?.slug ?? null)}
      noValidate
      data-lift={lift}
      data-name="inquiry"
      data-draft="early"
      className="grid gap-6"
      {...handlers}
    >
      <FaultSummary ref={summaryRef} faults={faults} labelOf={inquiryLabel} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy' ? tooManySentence(waitSeconds) : m.inquiry_failed({ phone })}
          </Notice>
        </div>
      )}
      <TimeFields {...parts} depots={depots} offers={offers} />
      <ContactFields {...parts} />
      <MessageField
        value={parts.values?.inquiry_text}
        hint={m.inquiry_message_hint()}
        error={parts.errorOf('inquiry_text')}
      />
      <PictureField brought={parts.values?.uploads ?? ''} error={parts.errorOf('uploads')} />
      {challenge !== null && <SumField challenge={challenge} error={parts.errorOf('sum')} />}
      <input type="hidden" name="price_type" value={priceType} />
      {plainKey !== null && <input type="hidden" name="key" value={plainKey} />}
      <div className="grid gap-2">
        <Button disabled={isSending || isRefused || isUploading}>
          {isUploading ? m.picture_wait() : isSending ? m.form_sending() : m.inquiry_send()}
        </Button>
        {isRefused && <p className="text-small text-orange">{m.inquiry_send_refused()}</p>}
        <p className="text-small text-muted">{m.inquiry_privacy()}</p>
      </div>
      {/* A send that fails for want of a network must still be able to show /fel. */}
      {isTouched && (
        <>
          <PrefetchPageLinks page={localPath('/error')} />
          <PrefetchPageLinks page={localPath('/fel')} />
        </>
      )}
    </form>
  )
}
