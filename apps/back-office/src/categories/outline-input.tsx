import type { Outline } from '@minikran/contract/catalogue'
import * as m from '@minikran/i18n/messages'
import { SelectInput } from 'react-admin'

const words: Record<Outline, () => string> = {
  'mini-crane': m.backoffice_outline_mini_crane,
  'glass-robot': m.backoffice_outline_glass_robot,
  'vacuum-lifter': m.backoffice_outline_vacuum_lifter,
  'tracked-carrier': m.backoffice_outline_tracked_carrier,
  'aerial-lift': m.backoffice_outline_aerial_lift,
  'lifting-accessory': m.backoffice_outline_lifting_accessory,
  education: m.backoffice_outline_education,
}

/** The drawing that is shown where there is no photograph. */
export function OutlineInput() {
  const choices = Object.entries(words).map(([id, word]) => ({ id, name: word() }))
  return <SelectInput source="outline" choices={choices} required />
}
