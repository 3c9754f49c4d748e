import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'

/** An invalid or expired link, with a way to request a new one. */
export function ExpiredLink() {
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
