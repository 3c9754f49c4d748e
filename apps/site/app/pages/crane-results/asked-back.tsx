import type { Lift, LiftField } from '@minikran/domain/crane-selection/lift'
import { meantLift, outlierFields } from '@minikran/domain/crane-selection/outlier'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { liftText } from '../../crane-selection/lift-text.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'

type Props = { requested: RequestedLift; largest: Lift }

const questions: Record<LiftField, (words: { most: string }) => string> = {
  height: m.outlier_height,
  radius: m.outlier_radius,
  weight: m.outlier_weight,
}

/** Asks whether millimetres or grams were meant, and says what the largest crane does. */
export function AskedBack({ requested, largest }: Props) {
  const locale = getLocale()
  const load = meantLift(requested.load)
  const meant = load && { load, extra: requested.extra }
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-lead">{m.outlier_title()}</h2>
      {outlierFields(totalLift(requested)).map((field) => (
        <p key={field}>{questions[field]({ most: numberText(largest[field], locale) })}</p>
      ))}
      {meant !== null && (
        <Link to={resultsAddress(meant)} className={buttonClass('plain')}>
          {liftText(totalLift(meant))}
        </Link>
      )}
    </section>
  )
}
