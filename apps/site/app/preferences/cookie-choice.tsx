import { m } from '@minikran/i18n/messages'
import { PreferenceForm } from './preference-form.tsx'
import { useSettings } from './use-settings.ts'

const choiceClass =
  'min-h-11 max-w-26 flex-1 rounded border border-edge px-2 font-medium hover:border-ink aria-pressed:bg-ink aria-pressed:text-paper wide:max-w-none'

/** The two equal buttons; the chosen one is marked. */
export function CookieChoice() {
  const { cookieAccept } = useSettings()
  const choices = [
    ['all', m.cookies_accept()],
    ['necessary', m.cookies_necessary()],
  ] as const
  return (
    <PreferenceForm sets="cookies" className="flex max-w-full flex-wrap gap-2">
      {choices.map(([value, name]) => (
        <button
          key={value}
          type="submit"
          name="value"
          value={value}
          aria-pressed={value === cookieAccept}
          className={choiceClass}
        >
          {name}
        </button>
      ))}
    </PreferenceForm>
  )
}
