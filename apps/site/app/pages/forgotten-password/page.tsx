import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useActionData } from 'react-router'
import { Button } from '../../components/button.tsx'
import { DoneNote } from '../../components/done-note.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { definePage } from '../../page-data/define-page.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { AccountPage } from '../../session/account-page.tsx'
import { AddressField } from '../../session/address-field.tsx'
import { linkAsked } from '../../session/link-asked.ts'
import { LinkAskedAlert } from '../../session/link-asked-alert.tsx'

const page = definePage([], async () => null)

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

export async function action({ request, context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  const { email_address: address } = typedFields(['email_address'], await readForm(request))
  const asked = await linkAsked(address, () =>
    auth.requestPasswordReset({ email_address: address.trim(), lang: locale }),
  )
  return data(asked, { status: asked.status })
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
    <AccountPage title={m.account_forgotten_title()}>
      {posted?.kind === 'sent' ? (
        <DoneNote title={m.account_look_in_mail()}>
          <p>{m.account_reset_sent({ address: posted.address })}</p>
        </DoneNote>
      ) : (
        <>
          <p>{m.account_forgotten_lead()}</p>
          <LinkAskedAlert posted={posted} />
          <form method="post" noValidate className="grid gap-4">
            <AddressField value={posted?.address} fault={posted?.fault} />
            <Button>{m.account_send_link()}</Button>
          </form>
        </>
      )}
    </AccountPage>
  )
}
