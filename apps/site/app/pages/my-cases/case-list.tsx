import type { ListedCase } from '@minikran/contract/customer-cases'
import { m } from '@minikran/i18n/messages'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import { stateText } from '../../account-pages/case-texts.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { withWholeParts } from '../../components/whole-parts.tsx'
import { localPath } from '../../locale-path.ts'
import type { CaseRow } from './load-cases.ts'

/** A row for each case: subject, dates, depot and state. */
export function CaseList({ rows }: { rows: CaseRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.number}
          className="relative grid gap-x-6 gap-y-1 border-b border-line py-3 small:grid-cols-[2fr_1fr] wide:grid-cols-4"
        >
          <Subject row={row} />
          <p>
            <CaseStateBadge state={row.state} />
            {row.unread > 0 && (
              <span className="block text-small font-strong">{unreadText(row.unread)}</span>
            )}
          </p>
          <Part label={m.cases_starts()} saysItself={row.startsAt === null}>
            {row.startsAt ?? m.cases_no_date()}
          </Part>
          <Part label={m.cases_depot()} lang={row.depot?.lang}>
            {valueBesideLabel(m.cases_depot(), row.depot?.text ?? m.cases_no_depot())}
          </Part>
        </li>
      ))}
    </ul>
  )
}

function Subject({ row: { number, path, subject, more, sentOn } }: { row: CaseRow }) {
  return (
    <div>
      <h2 className="text-body">
        <Link to={localPath(path)} className="tap-link covers-card small:min-h-0">
          <span lang={subject.lang}>{subject.text}</span>
        </Link>
        {more > 0 && <span className="font-normal"> {m.cases_more({ count: more })}</span>}
      </h2>
      <p className="text-small text-muted">
        {withWholeParts(`${number} · ${m.cases_sent_on({ date: sentOn })}`)}
      </p>
    </div>
  )
}

type PartProps = {
  label: string
  lang?: string | undefined
  /** For values that need no label, such as "Inget datum". */
  saysItself?: boolean
  children: string
}

function Part({ label, lang, saysItself = false, children }: PartProps) {
  return (
    <p className="text-small">
      <span className={`text-muted ${saysItself ? 'max-wide:hidden' : ''}`}>{label} </span>
      <span className="wide:block wide:text-body" lang={lang}>
        {children}
      </span>
    </p>
  )
}

function unreadText(count: number): string {
  return count === 1 ? m.cases_unread_one() : m.cases_unread_other({ count })
}

type Look = { icon: IconName; className: string }

const looks: Record<ListedCase['state'], Look> = {
  received: { icon: 'inquiry', className: '' },
  answered: { icon: 'mail', className: '' },
  confirmed: { icon: 'check', className: 'text-green' },
  closed: { icon: 'check', className: 'text-muted' },
  declined: { icon: 'close', className: 'text-muted' },
}

/** The state of a case as text and icon. */
function CaseStateBadge({ state }: { state: ListedCase['state'] }) {
  const { icon, className } = looks[state]
  return (
    <span className={`inline-flex items-center gap-2 font-medium ${className}`}>
      <Icon name={icon} />
      {stateText(state)}
    </span>
  )
}
