import { allows } from '@minikran/domain/access/permissions'
import type { RaRecord } from 'ra-core'
import { type ComponentType, lazy } from 'react'
import { type PlainKind, plainKinds } from './content/plain-kinds.tsx'
import { titleName } from './hours/title-names.ts'
import { shownName } from './items/shown-name.ts'
import type { Values } from './providers/call-api.ts'
import { factsOf, type ResourceName } from './resources.ts'

/** Where a screen stands in the menu. */
export type MenuGroup = 'work' | 'catalogue' | 'content' | 'company'

type Declared = {
  group: MenuGroup
  list: ComponentType
  edit?: ComponentType
  create?: ComponentType
  show?: ComponentType
  /** The field with an item's name, where `shownName` has another. */
  recordRepresentation?: string | ((item: RaRecord) => string)
}

export type Screen = Declared &
  Pick<Required<Declared>, 'recordRepresentation'> & { name: ResourceName }

type Part<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A screen whose script is loaded when it is opened. */
function later<Name extends string>(load: Part<Name>, name: Name): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }))
}

/** The three screens of a kind of items whose forms need more than their fields. */
function listEditCreate<Kind extends string>(
  load: Part<`${Kind}${'List' | 'Edit' | 'Create'}`>,
  kind: Kind,
) {
  return {
    list: later(load, `${kind}List`),
    edit: later(load, `${kind}Edit`),
    create: later(load, `${kind}Create`),
  }
}

/** The three screens of a kind of items that is created and changed by the same fields. */
function listAndFields<Kind extends string>(
  load: Part<`${Kind}${'List' | 'Fields'}`>,
  kind: Kind,
  newItem: Values = { order: 0 },
) {
  const loadForm = async () => {
    const [form, part] = await Promise.all([import('./items/item-form.tsx'), load()])
    const Fields: ComponentType = part[`${kind}Fields`]
    return { ...form, Fields }
  }
  return {
    list: later(load, `${kind}List`),
    edit: lazy(async () => {
      const { ItemEdit, Fields } = await loadForm()
      return {
        default: () => (
          <ItemEdit>
            <Fields />
          </ItemEdit>
        ),
      }
    }),
    create: lazy(async () => {
      const { ItemCreate, Fields } = await loadForm()
      return {
        default: () => (
          <ItemCreate defaultValues={newItem}>
            <Fields />
          </ItemCreate>
        ),
      }
    }),
  }
}

/** Pages that are not a resource's. */
export const ImportPage = later(() => import('./imports/import-page.tsx'), 'ImportPage')
export const AccountPage = later(() => import('./account/account-page.tsx'), 'AccountPage')
export const ErasePersonPage = later(
  () => import('./users/erase-person-page.tsx'),
  'ErasePersonPage',
)

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
  Object.keys(plainKinds).map((kind) => [
    kind,
    { group: 'content', ...listAndFields(plain, 'Plain') },
  ]),
)

/** Words without hits are on the screen of the searches. */
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
  },
  reply_templates: { group: 'work', ...listEditCreate(replies, 'ReplyTemplate') },
  products: { group: 'catalogue', ...listEditCreate(products, 'Product') },
  craneselectors: {
    group: 'catalogue',
    ...listAndFields(cranes, 'Crane', { order: 0, configurations: [], rows: [] }),
  },
  prodcats: { group: 'catalogue', ...listAndFields(categories, 'Prodcat') },
  prodsubcats: { group: 'catalogue', ...listAndFields(categories, 'Prodsubcat') },
  prodtpls: {
    group: 'catalogue',
    ...listAndFields(templates, 'Template', { order: 0, fields: [] }),
  },
  manufacturers: { group: 'catalogue', ...listAndFields(manufacturers, 'Manufacturer') },
  posts: { group: 'content', ...listAndFields(posts, 'Post', { post_type: 1, order: 0 }) },
  presentations: {
    group: 'content',
    ...listAndFields(presentations, 'Presentation', {
      presentation_type: 1,
      order: 0,
      presentationcontents: [],
    }),
  },
  pages: { group: 'content', list: later(pages, 'PageList'), edit: later(pages, 'PageEdit') },
  ...plainScreens,
  images: { group: 'content', list: later(images, 'ImageList'), edit: later(images, 'ImageEdit') },
  documents: {
    group: 'content',
    list: later(documents, 'DocumentList'),
    edit: later(documents, 'DocumentEdit'),
  },
  movies: { group: 'content', list: later(movies, 'MovieList'), edit: later(movies, 'MovieEdit') },
  depots: {
    group: 'company',
    ...listAndFields(depots, 'Depot'),
    recordRepresentation: 'depot_name',
  },
  depothours: {
    group: 'company',
    ...listEditCreate(hours, 'Hours'),
    recordRepresentation: ({ title }) => titleName(title),
  },
  depotemployees: {
    group: 'company',
    ...listEditCreate(depots, 'DepotEmployee'),
    recordRepresentation: 'fullname',
  },
  companies: {
    group: 'company',
    ...listEditCreate(companies, 'Company'),
    recordRepresentation: 'corp_name',
  },
  users: { group: 'company', ...listEditCreate(users, 'User') },
  searchreports: { group: 'work', list: later(searches, 'SearchReportList') },
  settings: { group: 'company', list: later(settings, 'SettingsPage') },
  audit: { group: 'company', list: later(audit, 'AuditList') },
}

/** In the menu's order. */
export const screens: readonly Screen[] = Object.entries(declared).map(([name, screen]) => ({
  name: name as ResourceName,
  recordRepresentation: shownName,
  ...screen,
}))

export function screensFor(role: number): readonly Screen[] {
  return screens.filter(({ name }) => allows(role, factsOf(name).read))
}
