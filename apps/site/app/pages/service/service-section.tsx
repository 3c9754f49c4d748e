import { m } from '@minikran/i18n/messages'
import { AfterSending } from '../../forms/after-sending.tsx'
import { confirmedIn } from '../../forms/confirmed.ts'
import type { FormSectionProps } from '../../forms/form-state.ts'
import { useSentHere } from '../../forms/use-sent-here.ts'
import { ServiceForm } from '../../service/service-form.tsx'
import { ServiceSent } from '../../service/service-sent.tsx'
import type { ServiceField } from '../../service/service-values.ts'
import type { LoadedService } from './load-service.ts'

type Props = FormSectionProps<LoadedService, ServiceField>

/** The service form, or its confirmation. */
export function ServiceSection({ form, posted, search }: Props) {
  const [sent, setSent] = useSentHere(search, confirmedIn(search))
  if (sent !== null) return <ServiceSent sent={sent} />
  return (
    <AfterSending
      steps={[m.service_next_mail(), m.service_next_answer(), m.service_next_price()]}
      locale={form.locale}
    >
      <ServiceForm {...form} posted={posted} onSent={setSent} />
    </AfterSending>
  )
}
