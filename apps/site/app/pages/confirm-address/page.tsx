import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import { Button, buttonClass } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { refusedLink, secretHeaders } from '../../session/refused-link.ts'

const page = definePage([], async ({ api, url }) => {
  const key = url.searchParams.get('nyckel') ?? ''
  const link = key === '' ? null : found(await api.getAccountLink({ token: key.slice(0, 200) }))
  return { isGood: link?.kind === 'email' }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

// Mail scanners open links, so only the button verifies.
export async function action({ request, context }: ActionFunctionArgs) {
  await readForm(request)
  const token = new URL(request.url).searchParams.get('nyckel') ?? ''
  const answer = await context.get(siteContext).auth.verifyEmail({ token })
  if (answer.ok) return data({ kind: 'verified' as const })
  if (answer.status === 422) return data({ kind: 'taken' as const }, { status: 422 })
  return refusedLink(answer)
}

export const headers = secretHeaders

export function meta() {
  return pageMeta({
    title: m.account_confirm_title(),
    text: m.account_confirm_lead(),
    unlisted: true,
  })
}

export default function ConfirmAddressPage() {
  const { isGood } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  const toMyPage = (
    <p>
      <Link to={localPath('/mina-sidor/min-sida')} className={buttonClass('plain')}>
        {m.account_title()}
      </Link>
    </p>
  )
  return (
    <LogInLayout title={m.account_confirm_title()}>
      {posted?.kind === 'verified' ? (
        <ConfirmationNote title={m.account_confirmed()}>{toMyPage}</ConfirmationNote>
      ) : posted?.kind === 'taken' ? (
        <FormAlert>{m.account_taken()}</FormAlert>
      ) : !isGood || posted?.kind === 'deadLink' ? (
        <>
          <p className="text-lead">{m.account_confirm_dead()}</p>
          {toMyPage}
        </>
      ) : (
        <>
          <RefusalAlert kind={posted?.kind} />
          <p>{m.account_confirm_lead()}</p>
          <form method="post">
            <Button>{m.account_confirm()}</Button>
          </form>
        </>
      )}
    </LogInLayout>
  )
}
