import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'

const linkClass =
  'inline-flex min-h-11 items-center font-medium decoration-2 underline-offset-8 hover:underline'

/** Log-in link, or links to the account and a log-out form that works without script. */
export function AccountLinks() {
  const { user } = useRootData()
  if (user === null) {
    return (
      <Link to={localPath('/mina-sidor/logga-in')} className={linkClass}>
        {m.account_log_in()}
      </Link>
    )
  }
  return (
    <div className="flex flex-wrap gap-x-6">
      <Link to={localPath('/mina-sidor/min-sida')} className={linkClass}>
        {m.account_my_page()}
      </Link>
      <form method="post" action={localPath('/mina-sidor/logga-ut')}>
        <button type="submit" className={linkClass}>
          {m.account_log_out()}
        </button>
      </form>
    </div>
  )
}
