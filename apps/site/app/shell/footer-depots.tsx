import { shortDateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'
import { FooterSection } from './footer-section.tsx'

/** Depots with today's hours, shown once when they are all the same. */
export function FooterDepots() {
  const { depots, today } = useRootData()
  if (depots.length === 0) return null
  const first = depots[0]?.hours ?? null
  const isShared = depots.every(({ hours }) => hours === first)
  return (
    <FooterSection title={m.shell_depots()}>
      <p className="text-muted wide:py-2">{hoursLine(isShared, first, shortDateText(today))}</p>
      <ul className="flex flex-wrap gap-x-4">
        {depots.map(({ path, corp_city, hours }) => (
          <li key={path}>
            <Link to={localPath(path)} className="tap-link">
              {corp_city}
            </Link>
            {!isShared && <span className="text-muted"> {hours ?? m.hours_closed()}</span>}
          </li>
        ))}
      </ul>
    </FooterSection>
  )
}

function hoursLine(isShared: boolean, hours: string | null, date: string): string {
  if (!isShared) return m.shell_hours_each({ date })
  return hours === null ? m.shell_closed({ date }) : m.shell_hours({ date, hours })
}
