import { alternatePath } from '../locale-path.ts'
import { choosePreference } from './choose-preference.ts'

const preference = choosePreference(({ settings, value, back }) => {
  const locale = value === 'en' || value === 'sv' ? value : settings.locale
  return { settings: { ...settings, locale }, back: alternatePath(back, locale) }
})

export const action = preference.action
export const clientAction = preference.clientAction
export const loader = preference.loader
