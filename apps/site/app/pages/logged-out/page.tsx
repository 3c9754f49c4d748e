import { isLogoutReason, type LogoutReason } from '@minikran/domain/access/logout-reason'
import { browserText } from '@minikran/i18n/browser-text'
import { instantText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { LogInLayout } from '../../session/log-in-layout.tsx'

/** On the server only: the cookie of the ended session is no script's to read. */
export function loader({ context }: LoaderFunctionArgs) {
  const changed = context.get(siteContext).session.password_changed
  if (changed === null) return null
  return { at: instantText(changed.at, getLocale()), browser: browserText(changed.user_agent) }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({
    title: m.account_logged_out(),
    text: m.account_logged_out_lead(),
    unlisted: true,
  })
}

const reasons: Record<LogoutReason, () => string> = {
  passwordChanged: m.account_reason_password,
  permissionsChanged: m.account_reason_permissions,
  addressChanged: m.account_reason_address,
  loginRemoved: m.account_reason_removed,
  loginBackend: m.account_reason_backend,
  sessionExpired: m.account_reason_expired,
}

/** A known reason selects a text; the address is never displayed. */
export default function LoggedOutPage() {
  const passwordChanged = useLoaderData<typeof loader>()
  const query = new URLSearchParams(useLocation().search)
  const given = query.get('forcerelogin')
  const isErased = query.get('klart') === 'radera'
  const reason = isLogoutReason(given) ? given : null
  // What was typed in this tab; a session that has ended leaves it for the next log-in.
  useEffect(() => {
    if (reason === null) clearTyped()
  }, [reason])
  return (
    <LogInLayout title={m.account_logged_out()}>
      <p className="text-lead">
        {reason !== null
          ? reasons[reason]()
          : isErased
            ? m.erase_done()
            : m.account_logged_out_lead()}
      </p>
      {passwordChanged && <p>{m.account_reason_password_at(passwordChanged)}</p>}
      {reason === 'loginRemoved' && <ContactLinks />}
      <p className="flex flex-wrap gap-4">{next(reason, isErased)}</p>
    </LogInLayout>
  )
}

function clearTyped() {
  try {
    sessionStorage.clear()
  } catch {
    // Where storage is disabled, nothing was stored.
  }
}

function next(reason: LogoutReason | null, isErased: boolean) {
  const home = (
    <Link to={pathTo('/')} className={buttonClass('plain')}>
      {m.error_home()}
    </Link>
  )
  if (reason === 'loginRemoved' || (reason === null && isErased)) return home
  if (reason === 'loginBackend') {
    return (
      <>
        <a href="/admin" className={buttonClass('primary')}>
          {m.account_to_back_office()}
        </a>
        {home}
      </>
    )
  }
  return (
    <>
      <Link to={pathTo('/mina-sidor/logga-in')} className={buttonClass('primary')}>
        {m.account_log_in()}
      </Link>
      {home}
    </>
  )
}
