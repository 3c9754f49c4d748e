import { startTransition, useEffect, useState } from 'react'
import { fetchFleet } from '../../crane-fleet/fetch-fleet.ts'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'
import { browserApi } from '../../page-data/browser-api.ts'

type Plate = NonNullable<Awaited<ReturnType<typeof loadPlate>>>

/** The fleet plate, greyed out for the lift that was last answered. */
export function LivePlate({ requested }: { requested: RequestedLift | null }) {
  const [plate, setPlate] = useState<Plate | null>(null)
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
