import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useActionData, useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { caseNumberFault } from '../../session/case-number-fault.ts'
import { emailFault } from '../../session/email-fault.ts'
import { EmailField } from '../../session/email-field.tsx'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { type LinkRequest, requestLink } from '../../session/request-link.ts'

const page = definePage([], async () => null)

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

export async function action({ request, context }: ActionFunctionArgs) {
  const { auth } = context.get(siteContext)
  const form = typedFields(['email_address', 'case_number'], await readForm(request))
  const { email_address: address, case_number } = form
  const caseFault = caseNumberFault(case_number)
  const fault = emailFault(address)
  const refused: LinkRequest = { kind: 'input', status: 422, address, fault }
  const send = () =>
    requestLink(address, () =>
      auth.requestAccount({ email_address: address.trim(), case_number: case_number.trim() }),
    )
  const result = caseFault === undefined ? await send() : refused
  return data({ ...result, caseNumber: case_number, caseFault }, { status: result.status })
}

export function meta() {
  return pageMeta({ title: m.account_create(), text: m.account_create_lead(), unlisted: true })
}

/** Creates an account from a case: its number and mail address request a link. */
export default function CreateAccountPage() {
  const posted = useActionData<typeof action>() ?? null
  const named = new URLSearchParams(useLocation().search).get('arende') ?? ''
  return (
    <LogInLayout title={m.account_create()}>
      {posted?.kind === 'sent' ? (
        <ConfirmationNote title={m.account_look_in_mail()}>
          <p>{m.account_create_sent({ address: posted.address })}</p>
        </ConfirmationNote>
      ) : (
        <>
          <p>{m.account_create_lead()}</p>
          <RefusalAlert kind={posted?.kind} seconds={posted?.seconds} />
          <form method="post" noValidate className="grid gap-4">
            <Field label={m.form_case_number()} id="case_number" error={posted?.caseFault}>
              {(control) => (
                <input
                  {...control}
                  name="case_number"
                  maxLength={40}
                  defaultValue={posted?.caseNumber ?? parseCaseNumber(named) ?? ''}
                  required
                />
              )}
            </Field>
            <EmailField value={posted?.address} fault={posted?.fault} />
            <Button>{m.account_send_link()}</Button>
          </form>
          <div>
            <p className="text-muted">{m.account_create_no_case()}</p>
            <Link to={pathTo('/forfragan')} className="tap-link">
              {m.product_send_inquiry()}
            </Link>
          </div>
        </>
      )}
    </LogInLayout>
  )
}
