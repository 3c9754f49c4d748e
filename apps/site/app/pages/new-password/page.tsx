import { shortestPassword } from '@minikran/domain/validation/new-password'
import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router'
import { Button, buttonClass } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { typedFields } from '../../components/typed-fields.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { passwordSentence } from '../../session/password-sentence.ts'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { refusedLink, secretHeaders } from '../../session/refused-link.ts'

const page = definePage([], async ({ api, url }) => {
  const key = url.searchParams.get('nyckel') ?? ''
  const link = key === '' ? null : found(await api.getAccountLink({ token: key.slice(0, 200) }))
  return { kind: link?.kind ?? null }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

/** Sets the password of the link and redirects to the log-in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  const { password } = typedFields(['password'], await readForm(request))
  const token = new URL(request.url).searchParams.get('nyckel') ?? ''
  const answer = await auth.setPassword({ token, password })
  if (answer.ok) {
    if (answer.data.back_office) return data({ kind: 'setForBackOffice' as const })
    return redirect(`${localPath('/mina-sidor/logga-in', locale)}?klart=1`, 303)
  }
  const rule = answer.refused?.errors['password']?.[0]
  if (rule !== undefined) {
    return data({ kind: 'input' as const, fault: passwordSentence(rule) }, { status: 422 })
  }
  return refusedLink(answer)
}

export const headers = secretHeaders

export function meta() {
  return pageMeta({
    title: m.account_new_password(),
    text: m.account_new_password_lead(),
    unlisted: true,
  })
}

/** Sets a password for a reset, an invitation or a new account, by the kind of link. */
export default function NewPasswordPage() {
  const { kind } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  return (
    <LogInLayout title={titleOf(kind)}>
      {posted?.kind === 'setForBackOffice' ? (
        <ConfirmationNote title={m.account_password_saved()}>
          <p>
            <a href="/admin" className={buttonClass('primary')}>
              {m.account_to_back_office()}
            </a>
          </p>
        </ConfirmationNote>
      ) : kind === null || kind === 'email' || posted?.kind === 'deadLink' ? (
        <ExpiredLink />
      ) : (
        <>
          <p>{m.account_new_password_lead()}</p>
          <RefusalAlert kind={posted?.kind} />
          <form method="post" noValidate className="grid gap-4">
            <Field
              label={m.account_new_password()}
              hint={m.account_password_hint({ min: shortestPassword })}
              error={posted?.kind === 'input' ? posted.fault : undefined}
              id="password"
            >
              {(control) => (
                <input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete="new-password"
                  maxLength={1000}
                  required
                />
              )}
            </Field>
            <Button>{m.account_save_password()}</Button>
          </form>
        </>
      )}
    </LogInLayout>
  )
}

function titleOf(kind: string | null): string {
  return kind === 'invitation' || kind === 'account'
    ? m.account_welcome()
    : m.account_new_password()
}

/** An invalid or expired link, with a way to request a new one. */
function ExpiredLink() {
  return (
    <>
      <p className="text-lead">{m.account_dead_link()}</p>
      <p>
        <Link to={pathTo('/mina-sidor/glomt-losenord')} className={buttonClass('primary')}>
          {m.account_ask_for_link()}
        </Link>
      </p>
    </>
  )
}
