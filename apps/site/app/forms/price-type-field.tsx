import type { PriceType, PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { useEffect, useRef } from 'react'
import { FieldError } from '../components/field.tsx'
import { latestSettings } from '../preferences/latest-settings.ts'
import { storeSettings } from '../preferences/use-settings.ts'
import { fieldId } from './form-part.ts'

const choices = [
  { value: '1', label: m.form_private },
  { value: '2', label: m.form_business },
] as const satisfies { value: PriceType; label: () => string }[]

type Props = { chosen: PriceTypeChoice; error: string | undefined }

/**
 * Private person or business. The choice is the price type, so it changes the prices of the page.
 * `chosen` is the posted or the visitor's price type; without one, neither is ticked.
 */
export function PriceTypeField({ chosen, error }: Props) {
  const id = fieldId('price_type')
  const boxRef = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(chosen)
  // The price type can also be changed in the page's header.
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    const input = boxRef.current?.querySelector<HTMLInputElement>(`[value="${chosen}"]`)
    if (input) input.checked = true
  }, [chosen])
  return (
    <fieldset
      ref={boxRef}
      aria-describedby={error && `${id}-error`}
      className={`grid gap-1 ${error ? 'border-l-4 border-red pl-3' : ''}`}
    >
      <legend className="mb-1 font-medium">{m.form_who_asks()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              id={value === '1' ? id : undefined}
              type="radio"
              name="price_type"
              value={value}
              data-swaps={value === '1' || undefined}
              defaultChecked={value === chosen}
              // Not `onChange`, which React withholds after the effect above has changed the choice.
              onClick={() => storeSettings({ ...latestSettings(), priceType: value })}
              className="size-5 accent-steel"
            />
            {label()}
          </label>
        ))}
      </div>
      <p className="text-small text-muted">{m.form_who_asks_hint()}</p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
