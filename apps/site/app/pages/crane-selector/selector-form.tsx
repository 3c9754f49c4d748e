import { m } from '@minikran/i18n/messages'
import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../components/link.tsx'
import { fetchFleet } from '../../crane-fleet/fetch-fleet.ts'
import { CommonLifts } from '../../crane-selection/common-lifts.tsx'
import { CraneCount } from '../../crane-selection/crane-count.tsx'
import { liftQuery, plateAddress, resultsAddress } from '../../crane-selection/lift-address.ts'
import { LiftForm } from '../../crane-selection/lift-form.tsx'
import { liftOrDefaults } from '../../crane-selection/lift-or-defaults.ts'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'
import type { InitialLift } from '../../crane-selection/use-lift-form.ts'
import { useLiveSelection } from '../../crane-selection/use-live-selection.ts'
import { pathTo } from '../../locale-path.ts'
import { browserApi } from '../../page-data/browser-api.ts'
import { RadiusHelper } from './radius-helper.tsx'

/** The selector's form with the plate of all cranes, beside a drawing of the site. */
export function SelectorForm({ start }: { start: InitialLift }) {
  const navigate = useNavigate()
  const { selection, state, update, abort } = useLiveSelection(null, { perRequest: 1 })
  const answered = selection?.requested ?? null
  const [typed, setTyped] = useState({ start, values: start.values })
  // The fields follow the address.
  const values = typed.start === start ? typed.values : start.values
  return (
    <div className="grid items-start gap-x-12 gap-y-8 wide:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <LiftForm
          start={start}
          addressOf={(requested) => `${pathTo('/kranvaljaren')}?${liftQuery(requested)}`}
          onChange={(requested, changed) => {
            setTyped({ start, values: changed })
            update(requested)
          }}
          onSubmit={(requested) => {
            abort()
            void navigate(resultsAddress(requested))
          }}
          withExtra
          hints={{
            height: m.selector_height_hint(),
            radius: m.selector_radius_hint(),
            weight: m.selector_weight_hint(),
          }}
        >
          <CraneCount selection={selection} state={state} />
        </LiftForm>
        <CommonLifts />
        <section className="grid min-w-0 gap-2 print:hidden">
          <LivePlate requested={answered} />
          <p>
            <Link to={plateAddress(answered)} className="tap-link">
              {m.plate_title()}
            </Link>
          </p>
        </section>
      </div>
      <RadiusHelper before={liftOrDefaults(values)} />
    </div>
  )
}

type Plate = NonNullable<Awaited<ReturnType<typeof loadPlate>>>

/** The fleet plate, greyed out for the lift that was last answered. */
function LivePlate({ requested }: { requested: RequestedLift | null }) {
  const [plate, setPlate] = useState<Plate | null>(null)
  // Loads script and cranes; a request for an earlier lift is aborted.
  useEffect(() => {
    const controller = new AbortController()
    const update = async () => {
      const next = await loadPlate(requested, controller.signal)
      if (next !== null && !controller.signal.aborted) startTransition(() => setPlate(next))
    }
    void update()
    return () => controller.abort()
  }, [requested])
  if (plate === null) return null
  const { FleetPlate, ...props } = plate
  return <FleetPlate {...props} isStrip />
}

/** Null when the script or the answer does not arrive; the page is complete without the plate. */
async function loadPlate(requested: RequestedLift | null, signal: AbortSignal) {
  try {
    const [{ FleetPlate }, answer] = await Promise.all([
      import('../../crane-fleet/fleet-plate.tsx'),
      fetchFleet(browserApi(), requested, signal),
    ])
    return answer.ok ? { FleetPlate, requested, cranes: answer.data } : null
  } catch {
    return null
  }
}
