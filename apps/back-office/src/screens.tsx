import { allows } from '@minikran/domain/access/permissions'
import type { RaRecord } from 'ra-core'
import { type ComponentType, lazy } from 'react'
import { type PlainKind, plainKinds } from './content/plain-kinds.tsx'
import { titleName } from './hours/title-names.ts'
import { shownName } from './items/shown-name.ts'
import { factsOf, type ResourceName } from './resources.ts'

/** Where a screen stands in the menu. */
export type MenuGroup = 'work' | 'catalogue' | 'content' | 'company'

type Declared = {
  group: MenuGroup
  list: ComponentType
  edit?: ComponentType
  create?: ComponentType
  show?: ComponentType
  recordRepresentation?: string | ((item: RaRecord) => string)
}

export type Screen = Declared & { name: ResourceName }

type Part<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A screen that is fetched when somebody goes there. */
function later<Name extends string>(load: Part<Name>, name: Name): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }))
}

/** The own account: no item, so it has no list. */
export const ImportPage = later(() => import('./imports/import-page.tsx'), 'ImportPage')
export const AccountPage = later(() => import('./account/account-page.tsx'), 'AccountPage')

const caseList = () => import('./cases/case-list.tsx')
const caseShow = () => import('./cases/case-show.tsx')
const replies = () => import('./reply-templates/reply-templates.tsx')
const occasions = () => import('./occasions/occasions.tsx')
const products = () => import('./products/products.tsx')
const templates = () => import('./products/templates.tsx')
const cranes = () => import('./cranes/cranes.tsx')
const categories = () => import('./categories/categories.tsx')
const manufacturers = () => import('./manufacturers/manufacturers.tsx')
const posts = () => import('./posts/posts.tsx')
const presentations = () => import('./presentations/presentations.tsx')
const pages = () => import('./content/pages.tsx')
const plain = () => import('./content/plain-screens.tsx')
const depots = () => import('./depots/depots.tsx')
const hours = () => import('./hours/hours.tsx')
const images = () => import('./media/images.tsx')
const documents = () => import('./media/documents.tsx')
const movies = () => import('./media/movies.tsx')
const audit = () => import('./reports/audit.tsx')
const users = () => import('./users/users.tsx')
const settings = () => import('./settings/settings-page.tsx')
const searches = () => import('./reports/search-reports.tsx')
const companies = () => import('./companies/companies.tsx')

const plainScreens: Record<string, Declared> = Object.fromEntries(
  Object.entries(plainKinds).map(([kind, { columns }]) => [
    kind,
    {
      group: 'content',
      list: later(plain, 'PlainList'),
      edit: later(plain, 'PlainEdit'),
      create: later(plain, 'PlainCreate'),
      recordRepresentation: columns[0],
    },
  ]),
)

/** Words without hits stand on the screen of the searches. */
type Listed = Exclude<ResourceName, 'missedwords' | PlainKind>

const declared: Record<Listed, Declared> = {
  cases: {
    group: 'work',
    list: later(caseList, 'CaseList'),
    show: later(caseShow, 'CaseShow'),
    recordRepresentation: 'case_number',
  },
  occasions: {
    group: 'work',
    list: later(occasions, 'OccasionList'),
    show: later(occasions, 'OccasionShow'),
    recordRepresentation: shownName,
  },
  reply_templates: {
    group: 'work',
    list: later(replies, 'ReplyTemplateList'),
    edit: later(replies, 'ReplyTemplateEdit'),
    create: later(replies, 'ReplyTemplateCreate'),
    recordRepresentation: 'title',
  },
  products: {
    group: 'catalogue',
    list: later(products, 'ProductList'),
    edit: later(products, 'ProductEdit'),
    create: later(products, 'ProductCreate'),
    recordRepresentation: shownName,
  },
  craneselectors: {
    group: 'catalogue',
    list: later(cranes, 'CraneList'),
    edit: later(cranes, 'CraneEdit'),
    create: later(cranes, 'CraneCreate'),
    recordRepresentation: 'title',
  },
  prodcats: {
    group: 'catalogue',
    list: later(categories, 'ProdcatList'),
    edit: later(categories, 'ProdcatEdit'),
    create: later(categories, 'ProdcatCreate'),
    recordRepresentation: shownName,
  },
  prodsubcats: {
    group: 'catalogue',
    list: later(categories, 'ProdsubcatList'),
    edit: later(categories, 'ProdsubcatEdit'),
    create: later(categories, 'ProdsubcatCreate'),
    recordRepresentation: shownName,
  },
  prodtpls: {
    group: 'catalogue',
    list: later(templates, 'TemplateList'),
    edit: later(templates, 'TemplateEdit'),
    create: later(templates, 'TemplateCreate'),
    recordRepresentation: 'title',
  },
  manufacturers: {
    group: 'catalogue',
    list: later(manufacturers, 'ManufacturerList'),
    edit: later(manufacturers, 'ManufacturerEdit'),
    create: later(manufacturers, 'ManufacturerCreate'),
    recordRepresentation: shownName,
  },
  posts: {
    group: 'content',
    list: later(posts, 'PostList'),
    edit: later(posts, 'PostEdit'),
    create: later(posts, 'PostCreate'),
    recordRepresentation: shownName,
  },
  presentations: {
    group: 'content',
    list: later(presentations, 'PresentationList'),
    edit: later(presentations, 'PresentationEdit'),
    create: later(presentations, 'PresentationCreate'),
    recordRepresentation: shownName,
  },
  pages: {
    group: 'content',
    list: later(pages, 'PageList'),
    edit: later(pages, 'PageEdit'),
    recordRepresentation: shownName,
  },
  ...plainScreens,
  images: {
    group: 'content',
    list: later(images, 'ImageList'),
    edit: later(images, 'ImageEdit'),
    recordRepresentation: 'image_name',
  },
  documents: {
    group: 'content',
    list: later(documents, 'DocumentList'),
    edit: later(documents, 'DocumentEdit'),
    recordRepresentation: 'document_name',
  },
  movies: {
    group: 'content',
    list: later(movies, 'MovieList'),
    edit: later(movies, 'MovieEdit'),
    recordRepresentation: 'movie_name',
  },
  depots: {
    group: 'company',
    list: later(depots, 'DepotList'),
    edit: later(depots, 'DepotEdit'),
    create: later(depots, 'DepotCreate'),
    recordRepresentation: 'depot_name',
  },
  depothours: {
    group: 'company',
    list: later(hours, 'HoursList'),
    edit: later(hours, 'HoursEdit'),
    create: later(hours, 'HoursCreate'),
    recordRepresentation: ({ title }) => titleName(title),
  },
  depotemployees: {
    group: 'company',
    list: later(depots, 'DepotEmployeeList'),
    edit: later(depots, 'DepotEmployeeEdit'),
    create: later(depots, 'DepotEmployeeCreate'),
    recordRepresentation: 'fullname',
  },
  companies: {
    group: 'company',
    list: later(companies, 'CompanyList'),
    edit: later(companies, 'CompanyEdit'),
    create: later(companies, 'CompanyCreate'),
    recordRepresentation: 'corp_name',
  },
  users: {
    group: 'company',
    list: later(users, 'UserList'),
    edit: later(users, 'UserEdit'),
    create: later(users, 'UserCreate'),
    recordRepresentation: 'fullname',
  },
  searchreports: {
    group: 'work',
    list: later(searches, 'SearchReportList'),
  },
  settings: {
    group: 'company',
    list: later(settings, 'SettingsPage'),
  },
  audit: {
    group: 'company',
    list: later(audit, 'AuditList'),
  },
}

/** In the menu's order. */
export const screens: readonly Screen[] = Object.entries(declared).map(([name, screen]) => ({
  name: name as ResourceName,
  ...screen,
}))

export function screensFor(role: number): readonly Screen[] {
  return screens.filter(({ name }) => allows(role, factsOf(name).read))
}
