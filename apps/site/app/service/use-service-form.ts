import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import type { FormSetting } from '../forms/form-state.ts'
import { clearPictures } from '../forms/pictures/picture-list.ts'
import { priceTypeIn } from '../forms/price-type-in.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { pathTo } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { serviceLabel } from './service-labels.ts'
import { type ServiceField, type ServiceValues, serviceFields } from './service-values.ts'

export type ServiceFormOptions = FormSetting<ServiceField>

const idFields: readonly ServiceField[] = ['request', 'depot_id', 'uploads']

/** The state of the service form. */
export function useServiceForm({ onSent, ...setting }: ServiceFormOptions) {
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
      return serviceCase({ api: browserApi(), priceType: chosen })
    },
    sentNotice: ({ case_number }) => m.inquiry_sent_notice({ number: case_number }),
    onSent(sent) {
      clearPictures('service')
      onSent(sent)
    },
  })
}
