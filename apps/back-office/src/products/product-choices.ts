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
