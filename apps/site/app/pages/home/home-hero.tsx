import { m } from '@minikran/i18n/messages'
import { useNavigate } from 'react-router'
import { Link } from '../../components/link.tsx'
import { CommonLifts } from '../../crane-selection/common-lifts.tsx'
import { CraneCount } from '../../crane-selection/crane-count.tsx'
import { CraneDisclaimer } from '../../crane-selection/crane-disclaimer.tsx'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { liftQuery, resultsAddress } from '../../crane-selection/lift-address.ts'
import { LiftForm } from '../../crane-selection/lift-form.tsx'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'
import type { InitialLift } from '../../crane-selection/use-lift-form.ts'
import { useLiveSelection } from '../../crane-selection/use-live-selection.ts'
import { pathTo } from '../../locale-path.ts'
import { HeroDrawing } from './hero-drawing.tsx'
import type { ExampleLift } from './load-hero.ts'

type Props = {
  start: InitialLift
  selection: CraneSelection | null
  example: ExampleLift | null
}

/** The crane selector on top of home: form, count and drawing. */
export function HomeHero({ start, selection: loaded, example }: Props) {
  const navigate = useNavigate()
  const here = (requested: RequestedLift) => `${pathTo('/')}?${liftQuery(requested)}`
  const { selection, state, update, abort } = useLiveSelection(loaded, {
    perRequest: 1,
    onRequest: (requested) =>
      void navigate(here(requested), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),
  })
  return (
    <section className="grid items-start gap-x-12 gap-y-6 wide:grid-cols-2">
      <div className="grid content-start gap-3 small:gap-4">
        <div className="grid gap-2">
          <h1>{m.hero_title()}</h1>
          <p className="max-w-text wide:text-lead">{m.hero_lead()}</p>
        </div>
        <LiftForm
          start={start}
          addressOf={here}
          onChange={update}
          onSubmit={(requested) => {
            abort()
            void navigate(resultsAddress(requested))
          }}
          withExtra={false}
        >
          <CraneCount selection={selection} state={state} />
        </LiftForm>
        <CommonLifts />
        <p className="print:hidden">
          <Link to={`${pathTo('/kranvaljaren')}#radie`} className="tap-link">
            {m.hero_more()}
          </Link>
        </p>
        <CraneDisclaimer />
      </div>
      {selection !== null && (
        <HeroDrawing selection={selection} example={selection === loaded ? example : null} />
      )}
    </section>
  )
}
