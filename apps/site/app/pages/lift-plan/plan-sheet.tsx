import { liftSketch } from '@minikran/domain/lift-planning/lift-sketch'
import { drawingWords } from '@minikran/i18n/drawing-words'
import type { PlanSection } from '@minikran/i18n/lift-plan-text'
import { m } from '@minikran/i18n/messages'
import { PlanVerdictLine } from '../../lift-planning/plan-verdict-line.tsx'
import { DrawingView } from '../../machine-drawing/drawing-view.tsx'
import type { ShownPlan } from './present-plan.ts'

/** The plan itself: sketch, parts, assumptions and the lines to sign. */
export function PlanSheet({ shown }: { shown: ShownPlan }) {
  const { sections, assumptions, machine, values, craneTitle } = shown
  return (
    <div className="grid gap-6 print:gap-3">
      <div className="grid items-start gap-x-8 gap-y-6 tiles:grid-cols-2 print:grid-cols-3 print:gap-x-4 print:gap-y-2">
        {machine !== null && (
          <figure className="@container border border-ink bg-paper p-2 tiles:row-span-2 print:col-span-2 print:row-span-3 print:[&_svg]:max-h-[340px]">
            <DrawingView
              view={liftSketch(machine, values)}
              words={drawingWords(craneTitle ?? m.plan_sketch())}
            />
            <figcaption className="text-small text-muted">{m.plan_sketch()}</figcaption>
          </figure>
        )}
        {sections.map((section) => (
          <Section key={section.key} section={section} />
        ))}
      </div>
      <section className="grid gap-2 print:gap-1">
        <h2 className="text-lead print:text-body print:font-strong">{m.plan_assumptions()}</h2>
        <ul className="list-disc pl-5 text-small">
          {assumptions.map((sentence) => (
            <li key={sentence} className="max-w-text print:max-w-none">
              {sentence}
            </li>
          ))}
        </ul>
      </section>
      <Signature />
    </div>
  )
}

function Section({ section }: { section: PlanSection }) {
  const { title, verdict, lines, note } = section
  return (
    <section className="grid content-start gap-2 border-t border-ink pt-3 print:break-inside-avoid print:gap-0 print:pt-1 print:text-small">
      <h2 className="text-lead print:text-body print:font-strong">{title}</h2>
      {verdict !== null && <PlanVerdictLine {...verdict} />}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4">
        {lines.map(({ label, value }) => (
          <div
            key={label}
            className="col-span-2 flex flex-wrap justify-between gap-x-4 border-b border-line py-1 print:py-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className="text-small">{note}</p>}
    </section>
  )
}

function Signature() {
  return (
    <section className="grid gap-4 border-2 border-ink p-3 print:gap-1 print:p-2">
      <h2 className="text-lead print:text-body print:font-strong">{m.plan_check()}</h2>
      <div className="grid gap-x-8 gap-y-6 small:grid-cols-2 print:grid-cols-2">
        {[m.plan_check_name(), m.plan_check_date()].map((label) => (
          <p key={label} className="border-b border-ink pt-4 text-small">
            {label}
          </p>
        ))}
      </div>
    </section>
  )
}
