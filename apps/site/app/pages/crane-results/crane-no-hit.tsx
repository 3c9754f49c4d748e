import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import type { NearMissData } from '../../crane-selection/crane-card-data.ts'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { nearMissSentence } from '../../crane-selection/near-miss-sentence.ts'
import { phoneAddress } from '../../shell/phone-address.ts'
import { useRootData } from '../../use-root-data.ts'

/** Without hits: the phone number and near misses. */
export function CraneNoHit({ misses }: { misses: NearMissData[] }) {
  const { company } = useRootData()
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-4">
        <h2 className="text-lead">{m.results_none_title()}</h2>
        <p className="max-w-text">{m.results_none()}</p>
        {company && (
          <a href={phoneAddress(company.phone)} className={buttonClass('primary')}>
            <Icon name="phone" />
            {m.results_call({ phone: company.phone })}
          </a>
        )}
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
              className="grid min-h-11 content-center py-2 text-link small:grid-cols-[2fr_3fr] small:gap-x-4"
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
