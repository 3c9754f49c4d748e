import { m } from '@minikran/i18n/messages'
import { useEffect, useState } from 'react'
import { Notice } from '../components/notice.tsx'
import { PreferenceForm } from './preference-form.tsx'
import { useSettings } from './use-settings.ts'

const delayMs = 500

const choiceClass = 'min-h-11 flex-1 whitespace-nowrap rounded border px-2 font-medium'

/** Says that prices exclude VAT until somebody chooses; shown by script only. */
export function PriceNotice() {
  const { priceType } = useSettings()
  const [isDue, setIsDue] = useState(false)
  // A timer: the page has been open for half a second.
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue || priceType !== '') return null
  return (
    <Notice
      kind="warning"
      actions={
        <PreferenceForm sets="priceType" className="flex max-w-full flex-wrap gap-2">
          <button type="submit" name="value" value="1" className={choiceClass}>
            {m.price_incl_vat()}
          </button>
          <button type="submit" name="value" value="2" className={choiceClass}>
            {m.price_excl_vat()}
          </button>
        </PreferenceForm>
      }
    >
      <p>{m.price_notice()}</p>
    </Notice>
  )
}
