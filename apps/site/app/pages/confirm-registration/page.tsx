import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, useActionData } from 'react-router'
import { Button, buttonClass } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { refusedLink, secretHeaders } from '../../session/refused-link.ts'

const page = definePage([], async () => null)

export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = { unlisted: true }

// Mail scanners open links, so only the button takes the seats.
export async function action({ request, context }: ActionFunctionArgs) {
  await readForm(request)
  const token = new URL(request.url).searchParams.get('nyckel') ?? ''
  const answer = await context.get(siteContext).forms.confirmRegistration({ token })
  if (answer.ok) return data({ kind: 'confirmed' as const, ...answer.data })
  return refusedLink(answer)
}

export const headers = secretHeaders

export function meta() {
  return pageMeta({
    title: m.registration_confirm_title(),
    text: m.registration_confirm_lead(),
    unlisted: true,
  })
}

/** The link in the mail that confirms a registration. */
export default function ConfirmRegistrationPage() {
  const posted = useActionData<typeof action>() ?? null
  return (
    <LogInLayout title={m.registration_confirm_title()}>
      {posted?.kind === 'confirmed' ? (
        <ConfirmationNote title={m.registration_confirmed({ case_number: posted.case_number })}>
          <p>{seatsText(posted.waiting)}</p>
        </ConfirmationNote>
      ) : posted?.kind === 'deadLink' ? (
        <>
          <p className="text-lead">{m.registration_confirm_dead()}</p>
          <p>
            <Link to={localPath('/utbildningar')} className={buttonClass('plain')}>
              {m.page_educations()}
            </Link>
          </p>
        </>
      ) : (
        <>
          <RefusalAlert kind={posted?.kind} />
          <p>{m.registration_confirm_lead()}</p>
          <form method="post">
            <Button>{m.registration_confirm_title()}</Button>
          </form>
        </>
      )}
    </LogInLayout>
  )
}

function seatsText(waiting: number): string {
  if (waiting === 0) return m.registration_confirmed_seats()
  return waiting === 1 ? m.registration_waiting_one() : m.registration_waiting_other({ waiting })
}
