import { liftViews } from '@minikran/domain/lift-planning/lift-views'
import { drawingWords } from '@minikran/i18n/drawing-words'
import type { PlanSection } from '@minikran/i18n/lift-plan-text'
import { m } from '@minikran/i18n/messages'
import { NamedText } from '../../components/named-text.tsx'
import { PlanVerdictLine } from '../../lift-planning/plan-verdict-line.tsx'
import { DrawingView } from '../../machine-drawing/drawing-view.tsx'
import type { ShownPlan } from './present-plan.ts'

/** The parts that answer the lift itself; on wide screens they stand above the drawings. */
const firstParts: readonly string[] = ['crane', 'loads']

/** The plan itself: parts, drawings, assumptions and the lines to sign. */
export function PlanSheet({ shown }: { shown: ShownPlan }) {
  const { sections, assumptions, machine, values, craneTitle } = shown
  return (
    <div className="plan-sheet grid gap-6">
      <div className="plan-parts grid items-start gap-x-8 gap-y-6 tiles:grid-cols-2">
        {sections.map((section) => (
          <Section key={section.key} section={section} />
        ))}
        {machine !== null && <LiftFigures machine={machine} values={values} title={craneTitle} />}
      </div>
      <section className="plan-assumptions grid gap-2">
        <h2 className="text-lead">{m.plan_assumptions()}</h2>
        <ul className="list-disc pl-6 text-small">
          {assumptions.map((sentence) => (
            <li key={sentence} className="max-w-text">
              {sentence}
            </li>
          ))}
        </ul>
      </section>
      <Signature />
    </div>
  )
}

type FiguresProps = {
  machine: NonNullable<ShownPlan['machine']>
  values: ShownPlan['values']
  title: ShownPlan['craneTitle']
}

/** The lift from three sides. */
function LiftFigures({ machine, values, title }: FiguresProps) {
  const views = liftViews(machine, values)
  const captions = {
    side: m.plan_sketch(),
    plan: m.plan_sketch_above(),
    front: m.plan_sketch_from_crane(),
  }
  const words = { ...drawingWords(title?.text ?? ''), views: captions }
  const sides = ['side', 'front', 'plan'] as const
  return (
    <div className="plan-views col-span-full grid gap-4 tiles:order-first tiles:grid-cols-3">
      {sides.map((side) => (
        <figure key={side} className="@container flex flex-col border border-ink bg-paper p-2">
          <figcaption className="text-small text-muted">{captions[side]}</figcaption>
          <DrawingView view={views[side]} words={words} lang={title?.lang} />
        </figure>
      ))}
    </div>
  )
}

function Section({ section }: { section: PlanSection }) {
  const { key, title, verdict, lines, note } = section
  const order = firstParts.includes(key) ? 'tiles:order-first' : ''
  return (
    <section className={`plan-part grid content-start gap-2 border-t border-ink pt-3 ${order}`}>
      <h2 className="text-lead">{title}</h2>
      {verdict !== null && <PlanVerdictLine {...verdict} />}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        {lines.map(({ label, value, names }) => (
          <div
            key={label}
            className="col-span-full flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
          >
            <dt className="text-muted">
              <NamedText text={label} names={names} />
            </dt>
            <dd className="font-medium">
              <NamedText text={value} names={names} />
            </dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className="plan-note text-small">{note}</p>}
    </section>
  )
}

function Signature() {
  return (
    <section className="plan-check grid gap-4 border-2 border-ink p-3">
      <h2 className="text-lead">{m.plan_check()}</h2>
      <div className="grid gap-x-8 gap-y-6 small:grid-cols-2">
        {[m.plan_check_name(), m.plan_check_date()].map((label) => (
          <p key={label} className="border-b border-ink pt-4 text-small">
            {label}
          </p>
        ))}
      </div>
    </section>
  )
}
