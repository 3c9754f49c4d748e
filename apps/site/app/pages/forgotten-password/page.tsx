import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useActionData } from 'react-router'
import { Button } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { definePage } from '../../page-data/define-page.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { EmailField } from '../../session/email-field.tsx'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { requestLink } from '../../session/request-link.ts'

const page = definePage([], async () => null)

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

export async function action({ request, context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  const { email_address: address } = typedFields(['email_address'], await readForm(request))
  const result = await requestLink(address, () =>
    auth.requestPasswordReset({ email_address: address.trim(), lang: locale }),
  )
  return data(result, { status: result.status })
}

export function meta() {
  return pageMeta({
    title: m.account_forgotten_title(),
    text: m.account_forgotten_lead(),
    unlisted: true,
  })
}

export default function ForgottenPasswordPage() {
  const posted = useActionData<typeof action>() ?? null
  return (
    <LogInLayout title={m.account_forgotten_title()}>
      {posted?.kind === 'sent' ? (
        <ConfirmationNote title={m.account_look_in_mail()}>
          <p>{m.account_reset_sent({ address: posted.address })}</p>
        </ConfirmationNote>
      ) : (
        <>
          <p>{m.account_forgotten_lead()}</p>
          <RefusalAlert kind={posted?.kind} seconds={posted?.seconds} />
          <form method="post" noValidate className="grid gap-4">
            <EmailField value={posted?.address} fault={posted?.fault} />
            <Button>{m.account_send_link()}</Button>
          </form>
        </>
      )}
    </LogInLayout>
  )
}
