import type { CheaperDates } from '@minikran/domain/pricing/cheaper-dates'
import { oreIn } from '@minikran/domain/pricing/rental-price'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { RefObject } from 'react'
import { Button } from '../components/button.tsx'
import { typeInto } from '../forms/restore-form.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { openDaysText } from '../pricing/open-days-text.ts'
import { PeriodPriceLines, PriceRow } from '../pricing/period-price.tsx'
import { PriceFigures } from '../pricing/price-figures.tsx'
import type { InquiryPrice, OpenDates } from './inquiry-price.ts'

type Props = {
  price: InquiryPrice | null
  /** How many machines; each is named when there are several. */
  count: number
  formRef: RefObject<HTMLFormElement | null>
}

/** The price for the typed dates, extra costs, and cheaper dates. */
export function RentPrice({ price, count, formRef }: Props) {
  return (
    <div aria-live="polite">
      {price !== null && (
        <section className="grid gap-4">
          <h2 className="text-lead font-strong">{m.period_title()}</h2>
          {price.machines.map((machine) => (
            <div key={machine.slug} className="grid gap-1">
              {count > 1 && (
                <h3 lang={machine.title.lang} className="font-medium">
                  {machine.title.text}
                </h3>
              )}
              <PeriodPriceLines price={machine.price} />
            </div>
          ))}
          {price.machines.length > 1 && (
            <dl>
              <PriceRow label={m.period_sum_all()} isSum>
                <PriceFigures price={price.sum} />
              </PriceRow>
              {price.insured && (
                <PriceRow label={m.period_sum_insured()} isSum>
                  <PriceFigures price={price.insured} />
                </PriceRow>
              )}
            </dl>
          )}
          <p className="text-small text-muted">{m.period_extra()}</p>
          {price.open && <OpenDatesOffer dates={price.open} formRef={formRef} />}
          {price.cheaper && <Cheaper dates={price.cheaper} formRef={formRef} />}
        </section>
      )}
    </div>
  )
}

type OpenProps = { dates: OpenDates; formRef: Props['formRef'] }

function OpenDatesOffer({ dates: { pickup, returned, sum }, formRef }: OpenProps) {
  const fields = {
    pickup_date: pickup.date,
    pickup_time: pickup.time,
    return_date: returned.date,
    return_time: returned.time,
  }
  return (
    <div className="grid justify-items-start gap-2 border-l-2 border-orange pl-3">
      <p>{openDaysText({ pickup, returned }, getLocale())}</p>
      <p>
        <PriceFigures price={sum} size="small" />
      </p>
      <ChooseDates fields={fields} formRef={formRef} />
    </div>
  )
}

type CheaperProps = { dates: CheaperDates; formRef: Props['formRef'] }

function Cheaper({ dates: { pickup, returned, saved }, formRef }: CheaperProps) {
  const { priceType } = useSettings()
  const locale = getLocale()
  return (
    <div className="grid justify-items-start gap-2 border-l-2 border-green pl-3">
      <p>
        {m.period_cheaper({
          pickup: numericDayText(pickup.date, locale),
          returned: numericDayText(returned.date, locale),
          saved: priceText(oreIn(saved.own ?? saved, priceType)),
        })}
      </p>
      <ChooseDates
        fields={{ pickup_date: pickup.date, return_date: returned.date }}
        formRef={formRef}
      />
    </div>
  )
}

type ChooseProps = { fields: Record<string, string>; formRef: Props['formRef'] }

function ChooseDates({ fields, formRef }: ChooseProps) {
  const choose = () => {
    const form = formRef.current
    if (form === null) return
    for (const [name, text] of Object.entries(fields)) typeInto(form, name, text)
    const control = form.elements.namedItem('pickup_date')
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <Button type="button" kind="plain" onClick={choose}>
      {m.period_choose()}
    </Button>
  )
}
