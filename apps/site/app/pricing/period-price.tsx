import type { PeriodPrice } from '@minikran/domain/pricing/price-for-dates'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { priceLineWords } from '@minikran/i18n/price-line-words'
import { getLocale } from '@minikran/i18n/runtime'
import { PriceFigures } from './price-figures.tsx'

const timesText = (times: number) => (times === 1 ? '' : `${numberText(times, getLocale())} × `)

/** The price of a rental period by line and in total, with and without VAT. */
export function PeriodPriceLines({ price }: { price: PeriodPrice }) {
  return (
    <dl>
      {price.lines.map(({ key, times, sum }) => (
        <PriceRow key={key} label={timesText(times) + priceLineWords[key]({})}>
          <PriceFigures price={sum} size="small" />
        </PriceRow>
      ))}
      <PriceRow label={m.period_sum()} isSum>
        <PriceFigures price={price.sum} />
      </PriceRow>
      {price.insurance && (
        <PriceRow label={m.period_insurance()}>
          <PriceFigures price={price.insurance} size="small" />
        </PriceRow>
      )}
    </dl>
  )
}

type RowProps = { label: string; isSum?: boolean; children: React.ReactNode }

/** A line of a price list, a sum below a rule of its own. */
export function PriceRow({ label, isSum = false, children }: RowProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2 ${isSum ? 'border-ink font-medium' : 'border-line'}`}
    >
      <dt className="flex-1 basis-24">{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  )
}
