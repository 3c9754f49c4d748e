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
  return refusedForm(form.does, result, values)
})

export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_erase(), text: m.erase_lead(), unlisted: true })
}

export default function EraseAccountPage() {
  const posted = useActionData<typeof action>() ?? null
  return (
    <AccountSubpage title={m.account_erase()} path="/mina-sidor/radera-konto">
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
    </AccountSubpage>
  )
}
