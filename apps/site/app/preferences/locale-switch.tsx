import { getLocale } from '@minikran/i18n/runtime'
import { PreferenceForm } from './preference-form.tsx'

// Each language names itself, so these texts are not messages.
const otherLocales = {
  sv: { locale: 'en', name: 'English' },
  en: { locale: 'sv', name: 'Svenska' },
}

/** A link to the other language; only this switch changes the stored choice. */
export function LocaleSwitch() {
  const other = otherLocales[getLocale()]
  return (
    <PreferenceForm sets="locale">
      <button
        type="submit"
        name="value"
        value={other.locale}
        lang={other.locale}
        className="min-h-11 min-w-11 text-left text-small text-link"
      >
        {other.name}
      </button>
    </PreferenceForm>
  )
}
