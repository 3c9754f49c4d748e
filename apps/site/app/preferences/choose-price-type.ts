import { choosePreference } from './choose-preference.ts'

const preference = choosePreference(({ settings, value, back }) => {
  const priceType = value === '1' || value === '2' ? value : settings.priceType
  return { settings: { ...settings, priceType }, back }
})

export const action = preference.action
export const clientAction = preference.clientAction
export const loader = preference.loader
