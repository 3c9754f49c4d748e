import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'

/** A link to the sent case in the account or, for visitors, to a new account. */
export function CaseLink({ caseNumber }: { caseNumber: string }) {
  const { user } = useRootData()
  return (
    <Link
      to={
        user === null
          ? `${pathTo('/mina-sidor/skapa-konto')}?arende=${caseNumber}`
          : `${pathTo('/mina-sidor/mina-arenden')}/${caseNumber}`
      }
      className="tap-link"
    >
      {user === null ? m.account_create_offer() : m.form_case_open()}
    </Link>
  )
}
