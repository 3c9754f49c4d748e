import { planFieldNames } from '@minikran/domain/lift-planning/plan-fields'
import { m } from '@minikran/i18n/messages'
import { Button, buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { CraneMargin } from '../../crane-selection/crane-margin.tsx'
import { comparisonPath } from '../../lift-planning/plan-choice.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { PlanChoices, ShownChoice } from './plan-choices.ts'

/** What else makes the lift: each leads to the inquiry, and two to four are compared. */
export function ChoiceList({ kind, typed, current, taken, shown }: PlanChoices) {
  const isPairs = kind === 'pairs'
  if (shown.length === 0) {
    return isPairs ? (
      <section className="grid gap-2 border-t border-ink pt-3 print:hidden">
        <h2 className="text-lead">{m.plan_pairs()}</h2>
        <p>{m.plan_pairs_none()}</p>
      </section>
    ) : null
  }
  return (
    <form
      method="get"
      action={comparisonPath()}
      className="grid gap-3 border-t border-ink pt-3 print:hidden"
    >
      {planFieldNames
        .filter((name) => (typed[name] ?? '') !== '')
        .map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
      <h2 className="text-lead">{isPairs ? m.plan_pairs() : m.plan_cranes()}</h2>
      <p className="max-w-text text-small text-muted">
        {orderText(kind, taken)} {m.plan_compare_hint()}
      </p>
      <ol className="grid gap-x-8 tiles:grid-cols-2">
        {shown.map((choice) => (
          <li key={choice.value} className="grid content-start gap-2 border-t border-line py-3">
            <Choice choice={choice} isCurrent={choice.value === current} />
          </li>
        ))}
      </ol>
      {shown.length > 1 && (
        <p>
          <Button kind="plain">{m.plan_compare()}</Button>
        </p>
      )}
    </form>
  )
}

function orderText(kind: PlanChoices['kind'], taken: string | null): string {
  if (kind === 'pairs') return m.plan_pairs_order()
  return taken === null ? m.plan_cranes_order() : m.plan_cranes_lightest({ title: taken })
}

type ChoiceProps = { choice: ShownChoice; isCurrent: boolean }

function Choice({ choice, isCurrent }: ChoiceProps) {
  const { value, titles, usedPercent, advice, figures, rent } = choice
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          // A new box, ticked or not, when a link shows another crane.
          key={String(isCurrent)}
          type="checkbox"
          name="m"
          value={value}
          defaultChecked={isCurrent}
          className="size-5 shrink-0 accent-steel"
        />
        <span className="font-strong">
          <span className="sr-only">{m.crane_compare_add()} </span>
          {titles.map(({ text, lang }, index) => (
            <span key={text} lang={lang}>
              {index > 0 && ' + '}
              {text}
            </span>
          ))}
          {isCurrent && <span className="font-normal text-muted"> {m.plan_shown()}</span>}
        </span>
      </label>
      <CraneMargin usedPercent={usedPercent} advice={advice} />
      <p className="text-small">{figures.join(' ')}</p>
      {rent !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-small text-muted">{rent.price.label}</span>
          <PriceFigures price={rent.price.price} />
        </p>
      )}
      <ChoiceLinks choice={choice} isCurrent={isCurrent} />
    </>
  )
}

function ChoiceLinks({ choice: { titles, rent, plan }, isCurrent }: ChoiceProps) {
  const title = titles.map(({ text }) => text).join(' + ')
  return (
    <p className="flex flex-wrap gap-x-4">
      {rent !== null && (
        <Link
          to={rent.inquiry}
          aria-label={m.plan_ask_for_label({ title })}
          className={buttonClass('plain')}
        >
          {m.plan_ask_for_both()}
        </Link>
      )}
      {!isCurrent && (
        <Link
          to={plan}
          aria-label={m.plan_show_label({ title })}
          className={`${buttonClass('bare')} -mx-2`}
        >
          {m.plan_show()}
        </Link>
      )}
    </p>
  )
}
