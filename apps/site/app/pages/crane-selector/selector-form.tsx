import { m } from '@minikran/i18n/messages'
import { useNavigate } from 'react-router'
import { CraneCount } from '../../crane-selection/crane-count.tsx'
import { liftQuery, resultsAddress } from '../../crane-selection/lift-address.ts'
import { LiftForm } from '../../crane-selection/lift-form.tsx'
import type { LiftStart } from '../../crane-selection/use-lift-form.ts'
import { useLiveSelection } from '../../crane-selection/use-live-selection.ts'
import { pathTo } from '../../locale-path.ts'
import { RadiusHelper } from './radius-helper.tsx'

/** The three numbers with their explanations, and the helper for whoever lacks one. */
export function SelectorForm({ start }: { start: LiftStart }) {
  const navigate = useNavigate()
  const { selection, state, ask, callOff } = useLiveSelection(null, { perPage: 1 })
  return (
    <div className="grid gap-8">
      <LiftForm
        start={start}
        addressOf={(asked) => `${pathTo('/kranvaljaren')}?${liftQuery(asked)}`}
        onChange={ask}
        onSubmit={(asked) => {
          callOff()
          void navigate(resultsAddress(asked))
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
      <RadiusHelper />
    </div>
  )
}
