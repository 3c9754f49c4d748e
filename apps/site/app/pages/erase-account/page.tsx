import { m } from '@minikran/i18n/messages'
import { data, redirect, useActionData } from 'react-router'
import { accountFaults } from '../../account-pages/account-faults.ts'
import { AccountField } from '../../account-pages/account-field.tsx'
import { AccountForm, fieldOf, type PostedForm } from '../../account-pages/account-form.tsx'
import { AccountStep } from '../../account-pages/account-step.tsx'
import {
  accountHeaders,
  forAccount,
  foundForAccount,
  leave,
} from '../../account-pages/define-account-page.ts'
import { Link } from '../../components/link.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { readForm } from '../../page-data/read-form.ts'

const form = { does: 'radera', labels: { password: m.account_current_password } }

export const loader = forAccount(async ({ customer }) => {
  foundForAccount(await customer.getProfileObj())
  return null
})

export const action = forAccount(async ({ customer, request, locale }) => {
  const values = typedFields(['password'], await readForm(request))
  const result = await customer.eraseAccount(values)
  if (result.ok) {
    return redirect(`${localPath('/mina-sidor/utloggad', locale)}?klart=${form.does}`, 303)
  }
  if (result.status === 401) return leave(result)
  const posted: PostedForm = { does: form.does, values: {}, faults: accountFaults(result) }
  return data(posted, { status: result.refused === null ? 503 : 422 })
})

export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_erase(), text: m.erase_lead(), unlisted: true })
}

export default function EraseAccountPage() {
  const posted = useActionData<typeof action>() ?? null
  return (
    <AccountStep title={m.account_erase()} path="/mina-sidor/radera-konto">
      <p>{m.erase_lead()}</p>
      <ul className="list-disc pl-6">
        <li>{m.erase_removed()}</li>
        <li>{m.erase_kept()}</li>
        <li>{m.erase_final()}</li>
      </ul>
      <p>
        <Link to={pathTo('/mina-sidor/mina-uppgifter')} className="tap-link">
          {m.erase_first_export()}
        </Link>
      </p>
      <AccountForm {...form} send={m.erase_confirm()} posted={posted} isLast>
        <AccountField
          type="password"
          autoComplete="current-password"
          {...fieldOf(posted, form)('password')}
        />
      </AccountForm>
    </AccountStep>
  )
}
