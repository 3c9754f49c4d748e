import { m } from '@minikran/i18n/messages'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import { PreloadErrorPage } from '../forms/preload-error-page.tsx'
import { SumField } from '../forms/sum-field.tsx'
import { tooManySentence } from '../forms/too-many-sentence.ts'
import type { DepotOption } from '../inquiry/depot-option.ts'
import { pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'
import { MachineFields } from './machine-fields.tsx'
import { serviceLabel } from './service-labels.ts'
import type { ServiceField, ServiceValues } from './service-values.ts'
import { type ServiceFormOptions, useServiceForm } from './use-service-form.ts'

type Props = ServiceFormOptions & {
  depots: readonly DepotOption[]
  /** First values from the address. */
  start: Partial<ServiceValues>
  /** The idempotency key of a form that was posted without script. */
  plainKey: string
}

/** The request for a repair or a spare part; works without script. */
export function ServiceForm({ depots, start, plainKey, ...props }: Props) {
  const { posted, known } = props
  const { company } = useRootData()
  const form = useServiceForm(props)
  const { formRef, summaryRef, faults, problem, waitSeconds, isSending, challenge } = form
  const isUploading = usePictures('service').some(isUnderWay)
  const values: Partial<ServiceValues> = posted?.values ?? { ...known, ...start }
  const errorOf = (name: ServiceField) => faults.find(({ field }) => field === name)?.sentence
  const parts = { values, errorOf }
  return (
    <form
      ref={formRef}
      method="post"
      encType="multipart/form-data"
      action={pathTo('/servicearende')}
      noValidate
      data-name="service"
      data-draft="early"
      className="flex flex-col gap-6"
      {...form.handlers}
    >
      <FaultSummary ref={summaryRef} faults={faults} labelOf={serviceLabel} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy'
              ? tooManySentence(waitSeconds)
              : m.inquiry_failed({ phone: company?.phone ?? '' })}
          </Notice>
        </div>
      )}
      <MachineFields {...parts} depots={depots} />
      <PictureField
        form="service"
        label={m.service_picture()}
        hint={m.service_picture_hint()}
        brought={values.uploads ?? ''}
        error={errorOf('uploads')}
      />
      <ContactFields {...parts} postedPriceType={posted?.values.price_type} />
      <MessageField
        value={values.inquiry_text}
        hint={m.service_message_hint()}
        error={errorOf('inquiry_text')}
      />
      {challenge !== null && <SumField challenge={challenge} error={errorOf('sum')} />}
      <input type="hidden" name="key" value={plainKey} />
      <div className="grid gap-2">
        <Button disabled={isSending || isUploading}>
          {isUploading ? m.picture_wait() : isSending ? m.form_sending() : m.inquiry_send()}
        </Button>
        <p className="text-small text-muted">{m.inquiry_privacy()}</p>
      </div>
      {form.isTouched && <PreloadErrorPage />}
    </form>
  )
}
