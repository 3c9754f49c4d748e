import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { commonLifts } from '@minikran/domain/crane-selection/lift'
import { selectCranes } from '../../crane-selection/crane-selection.ts'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import {
  defaultRequest,
  liftInAddress,
  type RequestedLift,
} from '../../crane-selection/lift-values.ts'
import type { SentMachine } from '../../machine-drawing/sent-machine.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

/** A common lift with a crane that makes it, drawn until the visitor has typed a lift. */
export type ExampleLift = { requested: RequestedLift; title: LocalText; machine: SentMachine }

const exampleLift: RequestedLift = { load: commonLifts.window, extra: 0 }

/**
 * The form's first values, their count and what is drawn beside them: the smallest crane for the
 * lift of the address, or the example. Recorded as `web-live`, since the visitor has not searched.
 */
export async function loadHero({ api, locale, url }: LoadInput) {
  const addressed = liftInAddress(url)
  const hasLift = addressed.kind === 'lift'
  const question = { locale, platform: 'web-live' } as const
  const requested = hasLift ? addressed.requested : defaultRequest
  const [selection, examples] = await Promise.all([
    selectCranes(api, { ...question, requested, perRequest: 1 }),
    hasLift ? null : selectCranes(api, { ...question, requested: exampleLift, isCounted: false }),
  ])
  const [crane] = examples?.cards ?? []
  const example: ExampleLift | null = crane
    ? { requested: exampleLift, title: crane.title, machine: crane.machine }
    : null
  return {
    start: initialLift(addressed, locale),
    // Cranes without a load chart are not listed here, and the example is drawn instead of a card.
    selection: selection && { ...selection, uncharted: [], ...(example && { cards: [] }) },
    example,
  }
}
