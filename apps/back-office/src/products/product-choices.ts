import { homePlacement } from '@minikran/domain/catalogue/popularity'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import * as m from '@minikran/i18n/messages'
import { technicalLabels } from '@minikran/i18n/technical-words'

export const technicalNames = Object.keys(technicalFields).filter(isTechnicalFieldName)

/** The technical fields by their labels. */
export const technicalChoices = () =>
  technicalNames.map((name) => ({ id: name, name: technicalLabels[name]({}) }))

/** The product's codes in words. */
export const typeChoices = () => [
  { id: 0, name: m.backoffice_product_type_rent() },
  { id: 1, name: m.backoffice_product_type_sale() },
  { id: 2, name: m.backoffice_product_type_offer() },
  { id: 3, name: m.backoffice_product_type_practical() },
  { id: 4, name: m.backoffice_product_type_web() },
]

export const statusChoices = () => [
  { id: 0, name: m.backoffice_product_status_registration() },
  { id: 1, name: m.backoffice_product_status_activated() },
  { id: 2, name: m.backoffice_product_status_deactivated() },
]

export const ownershipChoices = () => [
  { id: 1, name: m.backoffice_product_own() },
  { id: 2, name: m.backoffice_product_rented() },
]

export const placementChoices = () => [
  { id: homePlacement, name: m.backoffice_product_placement_home() },
]

/** The codes of a template’s fields in words. */
export const formTypeChoices = () => [
  { id: 'text-field', name: m.backoffice_template_text() } as const,
  { id: 'select', name: m.backoffice_template_select() } as const,
  { id: 'autocomplete', name: m.backoffice_template_search() } as const,
  { id: 'single-select', name: m.backoffice_template_one() } as const,
  { id: 'selectmultiple', name: m.backoffice_template_many() } as const,
]

export const validationChoices = () => [
  { id: 0, name: m.backoffice_template_free() },
  { id: 1, name: m.backoffice_template_number() },
  { id: 2, name: m.backoffice_template_range() },
  { id: 3, name: m.backoffice_template_four() },
  { id: 4, name: m.backoffice_template_letters() },
]

export const titleOptionChoices = () => [
  { id: 0, name: m.backoffice_template_no_title() },
  { id: 1, name: m.backoffice_template_title({ place: 1 }) },
  { id: 2, name: m.backoffice_template_title({ place: 2 }) },
]
