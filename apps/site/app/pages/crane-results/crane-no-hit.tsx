import type { Lift, LiftField } from '@minikran/domain/crane-selection/lift'
import { meantLift, outlierFields } from '@minikran/domain/crane-selection/outlier'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { buttonClass } from '../../components/button.tsx'
import { CallButton } from '../../components/call-button.tsx'
import { Link } from '../../components/link.tsx'
import type { NearMissData } from '../../crane-selection/crane-card-data.ts'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { liftText } from '../../crane-selection/lift-text.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { nearMissSentence } from '../../crane-selection/near-miss-sentence.ts'
import { liftInquiryAddress } from '../../inquiry/lift-inquiry-address.ts'

/** Without hits: the phone number and near misses, or a question when no lift is that large. */
export function CraneNoHit({ selection }: { selection: CraneSelection }) {
  const { requested, largest, misses } = selection
  return (
    <div className="grid gap-8">
      {largest !== null && <AskedBack requested={requested} largest={largest} />}
      <section className="grid justify-items-start gap-4">
        <h2 className="text-lead">{m.results_none_title()}</h2>
        <p className="max-w-text">
          {largest === null ? m.results_none() : m.results_none_outlier()}
        </p>
        <CallButton />
        <Link to={liftInquiryAddress([], requested)} className={buttonClass('plain')}>
          {m.results_send()}
        </Link>
      </section>
      {misses.length > 0 && <NearMisses misses={misses} />}
    </div>
  )
}

function NearMisses({ misses }: { misses: NearMissData[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{m.results_misses()}</h2>
      <p>{m.results_misses_lead()}</p>
      <ul className="max-w-text">
        {misses.map((miss) => (
          <li key={miss.slug} className="border-b border-line">
            <Link
              to={resultsAddress(miss.requested)}
              className="grid min-h-11 content-center py-2 text-link gap-x-4 small:grid-cols-[2fr_3fr]"
            >
              <span lang={miss.title.lang} className="font-strong">
                {miss.title.text}
              </span>
              <span>
                {nearMissSentence(miss)}
                {miss.equipment !== null && ` (${miss.equipment.title.text})`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AskedBackProps = { requested: RequestedLift; largest: Lift }

const questions: Record<LiftField, (words: { most: string }) => string> = {
  height: m.outlier_height,
  radius: m.outlier_radius,
  weight: m.outlier_weight,
}

/** Asks whether millimetres or grams were meant, and says what the largest crane does. */
function AskedBack({ requested, largest }: AskedBackProps) {
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
