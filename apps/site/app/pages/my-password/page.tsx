import { shortestPassword } from '@minikran/domain/validation/new-password'
import { m } from '@minikran/i18n/messages'
import { redirect, useActionData } from 'react-router'
import { AccountField } from '../../account-pages/account-field.tsx'
import { AccountForm, fieldOf } from '../../account-pages/account-form.tsx'
import { AccountSubpage } from '../../account-pages/account-subpage.tsx'
import {
  accountHeaders,
  forAccount,
  foundForAccount,
  refusedForm,
} from '../../account-pages/define-account-page.ts'
import { keepAccountForm } from '../../account-pages/keep-unsent.ts'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { readForm } from '../../page-data/read-form.ts'

const form = {
  does: 'losenord',
  labels: { password: m.account_current_password, new_password: m.account_new_password_label },
}

export const loader = forAccount(async ({ customer }) => {
  foundForAccount(await customer.getProfileObj())
  return null
})

export const action = forAccount(async ({ customer, request, locale }) => {
  const values = typedFields(['password', 'new_password'], await readForm(request))
  const result = await customer.changePassword(values)
  if (result.ok) {
    return redirect(`${localPath('/mina-sidor/min-sida', locale)}?klart=${form.does}`, {
      status: 303,
    })
  }
  // The new password is not sent back either.
  return refusedForm(form.does, result, { password: values.password })
})

export const clientAction = keepAccountForm
export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({
    title: m.account_change_password(),
    text: m.account_password_lead(),
    unlisted: true,
  })
}

export default function MyPasswordPage() {
  const posted = useActionData<typeof action>() ?? null
  const field = fieldOf(posted, form)
  return (
    <AccountSubpage title={m.account_change_password()} path="/mina-sidor/losenord">
      <p>{m.account_password_lead()}</p>
      <AccountForm {...form} send={m.account_change_password()} posted={posted}>
        <AccountField type="password" autoComplete="current-password" {...field('password')} />
        <AccountField
          hint={m.account_new_password_hint({ min: shortestPassword })}
          type="password"
          autoComplete="new-password"
          {...field('new_password')}
        />
      </AccountForm>
    </AccountSubpage>
  )
}
