import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { PreferenceForm } from './preference-form.tsx'
import { useSettings } from './use-settings.ts'

const types = ['1', '2'] as const

/** The switch between prices with and without VAT. */
export function PriceSwitch() {
  const shown = shownPriceType(useSettings().priceType)
  const names = { '1': m.price_incl_vat(), '2': m.price_excl_vat() }
  return (
    <PreferenceForm sets="priceType">
      <fieldset className="flex rounded border border-edge">
        <legend className="sr-only">{m.shell_price_type()}</legend>
        {types.map((type) => (
          <button
            key={type}
            type="submit"
            name="value"
            value={type}
            aria-pressed={type === shown}
            className="min-h-11 flex-1 px-3 text-small whitespace-nowrap aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {names[type]}
          </button>
        ))}
      </fieldset>
    </PreferenceForm>
  )
}
