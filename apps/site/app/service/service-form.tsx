import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { browserForms } from '../forms/browser-forms.ts'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { ContactFields } from '../forms/contact-fields.tsx'
import type { FormSetting } from '../forms/form-state.ts'
import { MessageField } from '../forms/message/message-field.tsx'
import { isUnderWay } from '../forms/pictures/picture.ts'
import { PictureField } from '../forms/pictures/picture-field.tsx'
import { clearPictures } from '../forms/pictures/picture-list.ts'
import { usePictures } from '../forms/pictures/use-pictures.ts'
import { priceTypeIn } from '../forms/price-type-in.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import type { DepotOption } from '../inquiry/depot-option.ts'
import { pathTo } from '../locale-path.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { MachineFields } from './machine-fields.tsx'
import { serviceLabel } from './service-labels.ts'
import { type ServiceField, type ServiceValues, serviceFields } from './service-values.ts'

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
      send={m.product_send_inquiry()}
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

type ServiceFormOptions = FormSetting<ServiceField>

const idFields: readonly ServiceField[] = ['request', 'depot_id', 'uploads']

/** The state of the service form. */
function useServiceForm({ onSent, ...setting }: ServiceFormOptions) {
  const { priceType } = useSettings()
  return useCaseForm({
    ...setting,
    kind: 'service',
    name: 'service',
    fields: serviceFields,
    path: pathTo('/servicearende'),
    about: '',
    labelOf: (field) => (idFields.includes(field) ? null : serviceLabel(field)),
    loadForm: async (values: ServiceValues) => {
      const { serviceCase } = await import('./service-case.ts')
      // Without VAT until somebody chooses a price type.
      const chosen = priceTypeIn(values.price_type) || shownPriceType(priceType)
      return serviceCase({ forms: browserForms(), priceType: chosen })
    },
    sentNotice: ({ case_number }) => m.inquiry_sent_notice({ number: case_number }),
    onSent(sent) {
      clearPictures('service')
      onSent(sent)
    },
  })
}
