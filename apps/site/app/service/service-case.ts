import type { FormClient } from '@minikran/contract/form-client'
import type { ServiceAnswer, ServiceBody } from '@minikran/contract/service'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { serviceRequests, validateService } from '@minikran/domain/validation/service-form'
import type { CaseForm } from '../forms/case-form.ts'
import { priceTypeDependsOn } from '../forms/check-form.ts'
import { faultsAt } from '../forms/faults.ts'
import { idsIn } from '../forms/pictures/picture.ts'
import { type ServiceField, serviceFields, serviceInput } from './service-values.ts'

type Options = { forms: Pick<FormClient, 'makeServiceRequest'>; priceType: PriceTypeChoice }
type ServiceCase = CaseForm<ServiceField, ServiceBody, ServiceAnswer['data']>

/** The service request as a `CaseForm`. */
export function serviceCase({ forms, priceType }: Options): ServiceCase {
  return {
    fields: serviceFields,
    check(values) {
      const result = validateService(serviceInput(values), priceType)
      return result.ok ? {} : result.errors
    },
    faultsIn: (broken) =>
      faultsAt(broken, { fields: serviceFields, place: () => ['sum'], city: null }),
    dependsOn: priceTypeDependsOn,
    body: (values, shared) => ({
      ...serviceInput(values),
      request: serviceRequests.find((known) => known === values.request) ?? null,
      price_type: priceType,
      uploads: idsIn(values.uploads),
      ...shared,
    }),
    send: (body, key) => forms.makeServiceRequest(body, key),
  }
}
