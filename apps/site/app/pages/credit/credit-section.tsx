import { m } from '@minikran/i18n/messages'
import { CreditForm } from '../../credit/credit-form.tsx'
import { CreditSent } from '../../credit/credit-sent.tsx'
import type { CreditFormField } from '../../credit/credit-values.ts'
import { AfterSending } from '../../forms/after-sending.tsx'
import { confirmedIn } from '../../forms/confirmed.ts'
import type { FormSectionProps } from '../../forms/form-state.ts'
import type { FormStart } from '../../forms/load-form-start.ts'
import { useSentHere } from '../../forms/use-sent-here.ts'

type Props = FormSectionProps<FormStart, CreditFormField>

/** The credit application, or its confirmation. */
export function CreditSection({ form, posted, search }: Props) {
  const [sent, setSent] = useSentHere(search, confirmedIn(search))
  if (sent !== null) return <CreditSent sent={sent} />
  return (
    <AfterSending
      steps={[m.credit_next_check(), m.credit_next_answer(), m.credit_next_account()]}
      locale={form.locale}
    >
      <p>{m.credit_intro()}</p>
      <CreditForm {...form} posted={posted} onSent={setSent} />
    </AfterSending>
  )
}
