import { dateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useRootData } from '../../use-root-data.ts'

export function HomeFacts() {
  const { company } = useRootData()
  if (company === null) return null
  const locale = getLocale()
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.home_facts()}</h2>
      <dl className="grid gap-x-6 gap-y-4 tiles:grid-cols-3">
        <Fact label={m.home_since_label()} value={dateText(company.founded, locale)} />
        <Fact label={m.home_employees_label()} value={numberText(company.employees, locale)} />
        <Fact label={m.home_prices_label()} value={m.home_prices_value()} />
      </dl>
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-lead font-strong">{value}</dd>
    </div>
  )
}
