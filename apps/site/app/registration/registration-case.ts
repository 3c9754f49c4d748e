import type { FormClient } from '@minikran/contract/form-client'
import type { RegistrationAnswer, RegistrationBody } from '@minikran/contract/registrations'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateRegistration } from '@minikran/domain/validation/registration-form'
import type { CaseForm } from '../forms/case-form.ts'
import { priceTypeDependsOn } from '../forms/check-form.ts'
import { type BrokenRules, faultsAt } from '../forms/faults.ts'
import {
  filledRows,
  type RegistrationField,
  type RegistrationValues,
  registrationFields,
  registrationInput,
} from './registration-values.ts'

type Options = {
  forms: Pick<FormClient, 'makeEducationRegistration'>
  productId: number
  priceType: PriceTypeChoice
}

export type RegistrationCase = CaseForm<
  RegistrationField,
  RegistrationBody,
  RegistrationAnswer['data']
>

/** The registration as a `CaseForm`. */
export function registrationCase({ forms, productId, priceType }: Options): RegistrationCase {
  return {
    fields: registrationFields,
    check(values) {
      const input = { ...registrationInput(values), prod_id: productId }
      const result = validateRegistration(input, priceType)
      return result.ok ? {} : result.errors
    },
    faultsIn: (broken, values) =>
      faultsAt(inRows(broken, values), {
        fields: registrationFields,
        place: () => ['sum'],
        city: null,
      }),
    dependsOn: priceTypeDependsOn,
    body: (values, shared) => ({
      ...registrationInput(values),
      prod_id: productId,
      price_type: priceType,
      ...shared,
    }),
    send: (body, key) => forms.makeEducationRegistration(body, key),
  }
}

/** The API counts participants, the form its rows, some of which are empty. */
function inRows(broken: BrokenRules, values: RegistrationValues): BrokenRules {
  const rows = filledRows(values)
  const named = Object.entries(broken).map(([name, rules]) => {
    const [, index, part] = /^participants\.(\d+)\.(\w+)$/.exec(name) ?? []
    const row = index === undefined ? undefined : rows[Number(index)]
    return [row === undefined ? name : `participants.${row}.${part}`, rules] as const
  })
  return Object.fromEntries(named)
}
