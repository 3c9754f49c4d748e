import { shortestPassword } from '@minikran/domain/validation/new-password'
import { m } from '@minikran/i18n/messages'
import { data, redirect, useActionData } from 'react-router'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { accountFaults } from '../../own-pages/account-faults.ts'
import { forAccount, foundOwn, leave, ownHeaders } from '../../own-pages/define-own-page.ts'
import { keepOwnForm } from '../../own-pages/keep-unsent.ts'
import { fieldOf, OwnForm, type PostedForm } from '../../own-pages/own-form.tsx'
import { OwnLine } from '../../own-pages/own-line.tsx'
import { OwnStep } from '../../own-pages/own-step.tsx'
import { readForm } from '../../page-data/read-form.ts'

const does = 'losenord'

export const loader = forAccount(async ({ customer }) => {
  foundOwn(await customer.getProfileObj())
  return null
})

export const action = forAccount(async ({ customer, request, locale }) => {
  const values = typedFields(['password', 'new_password'], await readForm(request))
  const result = await customer.changePassword(values)
  if (result.ok) {
    return redirect(`${localPath('/mina-sidor/min-sida', locale)}?klart=${does}`, { status: 303 })
  }
  if (result.status === 401) return leave(result)
  const posted: PostedForm = { does, values: {}, faults: accountFaults(result) }
  return data(posted, { status: result.refused === null ? 503 : 422 })
})

export const clientAction = keepOwnForm
export const headers = ownHeaders
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
  const field = fieldOf(posted, does)
  return (
    <OwnStep title={m.account_change_password()} path="/mina-sidor/losenord">
      <p>{m.account_password_lead()}</p>
      <OwnForm does={does} send={m.account_password_save()} posted={posted}>
        <OwnLine
          label={m.account_current_password()}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <OwnLine
          label={m.account_new_password_label()}
          hint={m.account_new_password_hint({ min: shortestPassword })}
          type="password"
          autoComplete="new-password"
          {...field('new_password')}
        />
      </OwnForm>
    </OwnStep>
  )
}
