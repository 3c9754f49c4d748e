import { choosePreference } from './choose-preference.ts'

// An empty value revokes the choice: the notice is shown again.
const preference = choosePreference(({ settings, value, back }) => {
  const isKnown = value === 'all' || value === 'necessary' || value === ''
  const cookieAccept = isKnown ? value : settings.cookieAccept
  return { settings: { ...settings, cookieAccept }, back }
})

export const action = preference.action
export const clientAction = preference.clientAction
export const loader = preference.loader
