import type { Permission } from '../access/permissions.ts'

/** A right that a role has as `…:any`, or as `…:depot` for items of its own depot. */
export type DepotRight = 'depot:write' | 'hours:write' | 'course:write'
/** A permission to write: all items of the kind, only courses, or only prices. */
export type WriteGrant = { needs: Permission | DepotRight; only?: 'courses' | 'prices' }
/** Which items of the kind the staff of one depot see. */
export type Sight = 'everything' | 'own' | 'ownAndShared' | 'machinesAndOwnCourses'

export type ItemRight = {
  read: Permission
  /** One of these is enough. */
  write: readonly WriteGrant[]
  sight: Sight
  /** The field with an item's depot; null when items have no depot. */
  depotIn: 'id' | 'depot_id' | 'depot_ids' | null
}

export type ItemKindFacts = ItemRight & {
  /** In the names of API calls: `getPostsArr`, `getPostObj`, `createPost`. */
  one: string
  many: string
  /** `item_type` in the API. Code 3, an opening, is a row of its opening hours set and no item. */
  code: number
}

const unsorted = 0
const ofNoDepot = { read: 'draft:read', sight: 'everything', depotIn: null } as const
const catalogue: ItemRight = { ...ofNoDepot, write: [{ needs: 'product:write' }] }
const media: ItemRight = { ...ofNoDepot, write: [{ needs: 'media:write' }] }
const content: ItemRight = { ...ofNoDepot, write: [{ needs: 'content:write' }] }

/**
 * The kinds of items that staff edit, by their names in the back office's URLs and in the audit, with
 * their names in API calls and who reads and writes them. API and back office use this table, and
 * docs/permissions.md is generated from it. Who may write all fields of an item may also trash,
 * restore, lock and unlock it; taking over a lock and deleting permanently are separate permissions.
 */
export const itemKinds = {
  products: {
    one: 'Product',
    many: 'Products',
    code: 9,
    read: 'draft:read',
    write: [
      { needs: 'product:write' },
      { needs: 'course:write', only: 'courses' },
      { needs: 'price:write', only: 'prices' },
    ],
    sight: 'machinesAndOwnCourses',
    depotIn: 'depot_id',
  },
  prodtpls: { one: 'Prodtpl', many: 'Prodtpls', code: unsorted, ...catalogue },
  prodcats: { one: 'Prodcat', many: 'Prodcats', code: 7, ...catalogue },
  prodsubcats: { one: 'Prodsubcat', many: 'Prodsubcats', code: 8, ...catalogue },
  manufacturers: { one: 'Manufacturer', many: 'Manufacturers', code: unsorted, ...catalogue },
  craneselectors: { one: 'Craneselector', many: 'Craneselectors', code: unsorted, ...catalogue },
  posts: { one: 'Post', many: 'Posts', code: 6, ...content },
  presentations: { one: 'Presentation', many: 'Presentations', code: unsorted, ...content },
  pages: { one: 'Page', many: 'Pages', code: unsorted, ...content },
  testimonials: { one: 'Testimonial', many: 'Testimonials', code: unsorted, ...content },
  images: { one: 'Image', many: 'Images', code: 5, ...media },
  documents: { one: 'Document', many: 'Documents', code: unsorted, ...media },
  movies: { one: 'Movie', many: 'Movies', code: unsorted, ...media },
  depots: {
    one: 'Depot',
    many: 'Depots',
    code: 1,
    read: 'draft:read',
    write: [{ needs: 'depot:write' }],
    sight: 'own',
    depotIn: 'id',
  },
  depotemployees: {
    one: 'DepotEmployee',
    many: 'DepotEmployees',
    code: 4,
    read: 'draft:read',
    write: [{ needs: 'depot:write' }],
    sight: 'own',
    depotIn: 'depot_ids',
  },
  depothours: {
    one: 'Depothour',
    many: 'Depothours',
    code: 2,
    read: 'draft:read',
    write: [{ needs: 'hours:write' }],
    sight: 'ownAndShared',
    depotIn: 'depot_id',
  },
  companies: {
    one: 'CompanyCustomer',
    many: 'CompanyCustomers',
    code: unsorted,
    read: 'profile:read:any',
    write: [{ needs: 'profile:write:any' }],
    sight: 'everything',
    depotIn: null,
  },
  // `canGrantRole` limits which accounts and roles.
  users: {
    one: 'User',
    many: 'Users',
    code: unsorted,
    ...ofNoDepot,
    read: 'user:write',
    write: [{ needs: 'user:write' }],
  },
  reply_templates: {
    one: 'ReplyTemplate',
    many: 'ReplyTemplates',
    code: unsorted,
    ...ofNoDepot,
    read: 'case:read:depot',
    write: [{ needs: 'case:write:any' }],
  },
} as const satisfies Record<string, ItemKindFacts>

export type ItemKind = keyof typeof itemKinds
export const isItemKind = (name: string): name is ItemKind => Object.hasOwn(itemKinds, name)
