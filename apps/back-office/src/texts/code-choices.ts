import * as m from '@minikran/i18n/messages'
import { kindChoices } from '../cases/case-words.ts'
import { titleChoices } from '../hours/title-names.ts'
import {
  ownershipChoices,
  placementChoices,
  statusChoices,
  typeChoices,
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
}

/** What a field's code is called; undefined where its value is no code. */
export const codeWord = (field: string, value: unknown): string | undefined =>
  choicesOfField[field]?.().find(({ id }) => id === value)?.name
