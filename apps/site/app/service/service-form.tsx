import { m } from '@minikran/i18n/messages'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import type { DepotOption } from '../inquiry/depot-option.ts'
import { MachineFields } from './machine-fields.tsx'
import { serviceLabel } from './service-labels.ts'
import type { ServiceValues } from './service-values.ts'
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
  const form = useServiceForm(props)
  const { errorOf } = form
  const isUploading = usePictures('service').some(isUnderWay)
  const values: Partial<ServiceValues> = posted?.values ?? { ...known, ...start }
  const parts = { values, errorOf }
  return (
    <CaseFormFrame
      form={form}
      labelOf={serviceLabel}
      failed={m.inquiry_failed}
      plainKey={plainKey}
      send={m.inquiry_send()}
      isUploading={isUploading}
      notes={<p className="text-small text-muted">{m.inquiry_privacy()}</p>}
    >
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
    </CaseFormFrame>
  )
}
