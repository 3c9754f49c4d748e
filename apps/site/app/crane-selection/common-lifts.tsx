import { commonLifts } from '@minikran/domain/crane-selection/lift'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Link } from '../components/link.tsx'
import { resultsAddress } from './lift-address.ts'

const words = {
  fan: m.lift_common_fan,
  window: m.lift_common_window,
  log: m.lift_common_log,
} satisfies Record<keyof typeof commonLifts, unknown>
const names = Object.keys(commonLifts) as (keyof typeof commonLifts)[]

/** Whole lifts, each one tap from its cranes. */
export function CommonLifts() {
  const locale = getLocale()
  return (
    <div className="grid gap-2 print:hidden">
      <p id="common-lifts" className="text-small text-muted">
        {m.lift_common()}
      </p>
      <ul aria-labelledby="common-lifts" className="flex flex-wrap gap-2">
        {names.map((name) => {
          const { height, radius, weight } = commonLifts[name]
          return (
            <li key={name}>
              <Link
                to={resultsAddress({ load: commonLifts[name], extra: 0 })}
                className="flex min-h-11 flex-wrap items-center gap-x-2 rounded border border-line px-3 text-small hover:border-ink"
              >
                <span className="font-medium">{words[name]()}</span>
                <span className="text-muted">
                  {m.lift_common_figures({
                    height: numberText(height, locale),
                    radius: numberText(radius, locale),
                    weight: numberText(weight, locale),
                  })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
