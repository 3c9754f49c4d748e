import type { Outline } from '@minikran/contract/catalogue'
import * as m from '@minikran/i18n/messages'
import { kindChoices } from '../cases/case-words.ts'
import { dayChoices } from '../hours/day-names.ts'
import { titleChoices } from '../hours/title-names.ts'
import {
  formTypeChoices,
  ownershipChoices,
  placementChoices,
  statusChoices,
  technicalChoices,
  titleOptionChoices,
  typeChoices,
  validationChoices,
} from '../products/product-choices.ts'
import { roleChoices } from '../users/role-words.ts'
import { languageChoices } from './languages.ts'

export const postTypeChoices = () => [
  { id: 1, name: m.backoffice_post_type_own() },
  { id: 2, name: m.backoffice_post_type_product() },
  { id: 3, name: m.backoffice_post_type_offer() },
]

export const presentationTypeChoices = () => [
  ...postTypeChoices(),
  { id: 33, name: m.backoffice_presentation_type_subcategory() },
]

export const documentChoices = () => [
  { id: 0, name: m.backoffice_document_other() },
  { id: 10, name: m.backoffice_document_data_sheet() },
  { id: 20, name: m.backoffice_document_instructions() },
  { id: 120, name: m.backoffice_document_hidden() },
]

export const craneTypeChoices = () => [
  { id: 'spider-crane', name: m.backoffice_crane_spider() },
  { id: 'crawler-crane', name: m.backoffice_crane_crawler() },
  { id: 'articulated-crane', name: m.backoffice_crane_articulated() },
  { id: 'pick-and-carry-crane', name: m.backoffice_crane_pick_and_carry() },
]

const outlineWords: Record<Outline, () => string> = {
  'mini-crane': m.backoffice_outline_mini_crane,
  'glass-robot': m.backoffice_outline_glass_robot,
  'vacuum-lifter': m.backoffice_outline_vacuum_lifter,
  'tracked-carrier': m.backoffice_outline_tracked_carrier,
  'aerial-lift': m.backoffice_outline_aerial_lift,
  'lifting-accessory': m.backoffice_outline_lifting_accessory,
  education: m.backoffice_outline_education,
}

export const outlineChoices = () =>
  Object.entries(outlineWords).map(([id, word]) => ({ id, name: word() }))

const choicesOfField: Record<string, () => { id: unknown; name: string }[]> = {
  status: statusChoices,
  type: typeChoices,
  depot_ownership: ownershipChoices,
  placements: placementChoices,
  post_type: postTypeChoices,
  presentation_type: presentationTypeChoices,
  document_cat: documentChoices,
  crane_type: craneTypeChoices,
  title: titleChoices,
  kind: kindChoices,
  role: roleChoices,
  locale: languageChoices,
  outline: outlineChoices,
  day: dayChoices,
  fld: technicalChoices,
  fld_type: formTypeChoices,
  validation: validationChoices,
  title_option: titleOptionChoices,
}

/** What a field's code is called; undefined where its value is no code. */
export const codeWord = (field: string, value: unknown): string | undefined =>
  choicesOfField[field]?.().find(({ id }) => id === value)?.name
