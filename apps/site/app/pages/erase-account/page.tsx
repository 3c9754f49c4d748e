import { m } from '@minikran/i18n/messages'
import { data, redirect, useActionData } from 'react-router'
import { Link } from '../../components/link.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { accountFaults } from '../../own-pages/account-faults.ts'
import { forAccount, foundOwn, leave, ownHeaders } from '../../own-pages/define-own-page.ts'
import { fieldOf, OwnForm, type PostedForm } from '../../own-pages/own-form.tsx'
import { OwnLine } from '../../own-pages/own-line.tsx'
import { OwnStep } from '../../own-pages/own-step.tsx'
import { readForm } from '../../page-data/read-form.ts'

const does = 'radera'

export const loader = forAccount(async ({ customer }) => {
  foundOwn(await customer.getProfileObj())
  return null
})

export const action = forAccount(async ({ customer, request, locale }) => {
  const values = typedFields(['password'], await readForm(request))
  const result = await customer.eraseAccount(values)
  if (result.ok) return redirect(localPath('/mina-sidor/utloggad', locale), { status: 303 })
  if (result.status === 401) return leave(result)
  const posted: PostedForm = { does, values: {}, faults: accountFaults(result) }
  return data(posted, { status: result.refused === null ? 503 : 422 })
})

export const headers = ownHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_erase(), text: m.erase_lead(), unlisted: true })
}

export default function EraseAccountPage() {
  const posted = useActionData<typeof action>() ?? null
  return (
    <OwnStep title={m.account_erase()} path="/mina-sidor/radera-konto">
      <p>{m.erase_lead()}</p>
      <ul className="list-disc pl-6">
        <li>{m.erase_removed()}</li>
        <li>{m.erase_kept()}</li>
        <li>{m.erase_final()}</li>
      </ul>
      <p>
        <Link
          to={pathTo('/mina-sidor/mina-uppgifter')}
          className="inline-flex min-h-11 items-center text-link"
        >
          {m.erase_first_export()}
        </Link>
      </p>
      <OwnForm does={does} send={m.erase_confirm()} posted={posted} isLast>
        <OwnLine
          label={m.account_current_password()}
          type="password"
          autoComplete="current-password"
          {...fieldOf(posted, does)('password')}
        />
      </OwnForm>
    </OwnStep>
  )
}
