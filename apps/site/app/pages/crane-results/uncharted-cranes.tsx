import { m } from '@minikran/i18n/messages'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import type { UnchartedData } from '../../crane-selection/crane-card-data.ts'
import { liftQuery } from '../../crane-selection/lift-address.ts'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'
import { localPath } from '../../locale-path.ts'

type Props = { cranes: readonly UnchartedData[]; requested: RequestedLift }

/** Cranes without a load chart whose maximum figures suffice; folded on phones. */
export function UnchartedCranes({ cranes, requested }: Props) {
  if (cranes.length === 0) return null
  return (
    <details className="unfolds group open:basis-full">
      <summary className="flex min-h-11 items-center gap-2 wide:min-h-0">
        <span className="transition-transform group-open:rotate-90">
          <Icon name="next" />
        </span>
        <h2 className="wide:text-lead">{m.results_ask()}</h2>
      </summary>
      <p className="max-w-text wide:py-2">{m.results_ask_lead()}</p>
      <ul className="flex flex-wrap gap-x-6">
        {cranes.map(({ title, path }) => (
          <li key={title.text} lang={title.lang} className="flex min-h-11 items-center">
            {path === null ? (
              title.text
            ) : (
              <Link to={`${localPath(path)}?${liftQuery(requested)}`} className="tap-link">
                {title.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
