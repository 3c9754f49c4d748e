import type { CreditAnswer } from '@minikran/contract/credit'
import { m } from '@minikran/i18n/messages'
import type { FormSetting } from '../forms/form-state.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { pathTo } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { creditLabel } from './credit-labels.ts'
import { type CreditFormField, creditFields } from './credit-values.ts'

export type CreditFormOptions = FormSetting<CreditFormField, CreditAnswer['data']>

/** The state of the credit application's form. */
export function useCreditForm(setting: CreditFormOptions) {
  return useCaseForm({
    ...setting,
    kind: 'credit',
    name: 'credit',
    fields: creditFields,
    path: pathTo('/kreditansokan'),
    about: '',
    labelOf: creditLabel,
    loadForm: async () => {
      const { creditCase } = await import('./credit-case.ts')
      return creditCase(browserApi())
    },
    sentNotice: ({ case_number }) => m.credit_sent_notice({ number: case_number }),
  })
}
