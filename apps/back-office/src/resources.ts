import {
  type ItemKind,
  type ItemKindFacts,
  isItemKind,
  itemKinds,
} from '@minikran/domain/content/item-kinds'
import * as m from '@minikran/i18n/messages'
import { plainKinds } from './content/plain-kinds.tsx'

type Texts = { one: () => string; many: () => string }

const itemNames: Record<ItemKind, Texts> = {
  products: { one: m.backoffice_products_one, many: m.backoffice_products_many },
  craneselectors: { one: m.backoffice_cranes_one, many: m.backoffice_cranes_many },
  prodcats: { one: m.backoffice_prodcats_one, many: m.backoffice_prodcats_many },
  prodsubcats: { one: m.backoffice_prodsubcats_one, many: m.backoffice_prodsubcats_many },
  prodtpls: { one: m.backoffice_prodtpls_one, many: m.backoffice_prodtpls_many },
  manufacturers: { one: m.backoffice_manufacturers_one, many: m.backoffice_manufacturers_many },
  posts: { one: m.backoffice_posts_one, many: m.backoffice_posts_many },
  presentations: { one: m.backoffice_presentations_one, many: m.backoffice_presentations_many },
  pages: { one: m.backoffice_pages_one, many: m.backoffice_pages_many },
  ...plainKinds,
  depots: { one: m.backoffice_depots_one, many: m.backoffice_depots_many },
  depothours: { one: m.backoffice_hours_one, many: m.backoffice_hours_many },
  depotemployees: { one: m.backoffice_employees_one, many: m.backoffice_employees_many },
  images: { one: m.backoffice_images_one, many: m.backoffice_images_many },
  documents: { one: m.backoffice_documents_one, many: m.backoffice_documents_many },
  movies: { one: m.backoffice_movies_one, many: m.backoffice_movies_many },
  reply_templates: { one: m.backoffice_replies_one, many: m.backoffice_replies_many },
  users: { one: m.backoffice_users_one, many: m.backoffice_users_many },
  companies: { one: m.backoffice_companies_one, many: m.backoffice_companies_many },
}

const otherNames = {
  cases: { one: m.backoffice_cases_one, many: m.backoffice_cases_many },
  occasions: { one: m.backoffice_occasions_one, many: m.backoffice_occasions_many },
  settings: { one: m.backoffice_settings_title, many: m.backoffice_settings_title },
  missedwords: { one: m.backoffice_words_one, many: m.backoffice_words_many },
  searchreports: { one: m.backoffice_searches_one, many: m.backoffice_searches_many },
  audit: { one: m.backoffice_audit_one, many: m.backoffice_audit_many },
} satisfies Record<string, Texts>

export type ResourceName = keyof typeof resourceNames
/** What staff read for each resource: items, and what is listed like them. */
export const resourceNames = { ...otherNames, ...itemNames }

/** The name of one item of a resource that the API names; the key itself when it is unknown. */
export const resourceName = (resource: string): string =>
  resourceNames[resource as ResourceName]?.one() ?? resource

type Facts = Pick<ItemKindFacts, 'one' | 'many' | 'read'>

const otherFacts: Record<keyof typeof otherNames, Facts> = {
  cases: { one: 'Case', many: 'Cases', read: 'case:read:depot' },
  occasions: { one: 'Occasion', many: 'Occasions', read: 'case:read:depot' },
  settings: { one: 'Settings', many: 'Settings', read: 'settings:write' },
  missedwords: { one: 'MissedWords', many: 'MissedWords', read: 'backoffice:use' },
  searchreports: { one: 'SearchReport', many: 'SearchReports', read: 'backoffice:use' },
  audit: { one: 'Audit', many: 'Audit', read: 'audit:read' },
}

/** How the API's calls for a resource are named (`getPostsArr`, `getPostObj`, `createPost`), and who reads it. */
export function factsOf(resource: string): Facts {
  if (isItemKind(resource)) return itemKinds[resource]
  const known = otherFacts[resource as keyof typeof otherNames]
  if (known === undefined) throw new Error(`There is no resource ${resource}.`)
  return known
}
