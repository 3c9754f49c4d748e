import { isStaffRole, roles } from '@minikran/domain/access/roles'
import type { ItemKind } from '@minikran/domain/content/item-kinds'

/** An item and who may do what with it, written apart from the table of rights. */
export type ExpectedItem = {
  item: ItemKind
  about: string
  /** Whose depot it belongs to, for the depot admin of the tests. */
  depot: 'none' | 'own' | 'other' | 'shared'
  /** Besides those that every new item of the resource needs. */
  fields: Record<string, unknown>
  readers: readonly number[]
  writers: readonly number[]
  /** Writers who may also trash, lock, publish and revert it, not only change prices. */
  editors: readonly number[]
  /** Who may create and copy it. */
  makers: readonly number[]
  /** Other items point at it, so that it cannot be deleted for good. */
  isHeld?: true
}

const { rental, educations, sales, economy, depotAdmin, admin, superadmin } = roles
const staff = Object.values(roles).filter(isStaffRole)
const exceptDepotAdmin = staff.filter((role) => role !== depotAdmin)

const catalogue = [rental, sales, admin, superadmin]
const content = [sales, admin, superadmin]
const admins = [admin, superadmin]
const withPrices = [rental, sales, economy, admin, superadmin]

// What a product cannot be published without.
const ready = { content_sv: '<p>Lyfter 900 kg.</p>', price_first_day: 1000 }
const course = {
  ...ready,
  price_sale: 5000,
  type: 3,
  technical: { course_time: '2027-05-04 08:00', course_participant: 8 },
}

const plain = (item: ItemKind, writers: readonly number[]): ExpectedItem => ({
  item,
  about: '',
  depot: 'none',
  fields: {},
  readers: staff,
  writers,
  editors: writers,
  makers: writers,
})

export const expectedItems: readonly ExpectedItem[] = [
  {
    ...plain('products', withPrices),
    about: 'machine',
    fields: { ...ready, type: 0 },
    editors: catalogue,
    makers: catalogue,
  },
  {
    ...plain('products', [educations, depotAdmin, ...withPrices]),
    about: 'course of the own depot',
    depot: 'own',
    fields: course,
    editors: [educations, depotAdmin, ...catalogue],
    makers: [educations, depotAdmin, ...catalogue],
  },
  {
    ...plain('products', [educations, ...withPrices]),
    about: 'course of another depot',
    depot: 'other',
    fields: course,
    editors: [educations, ...catalogue],
    makers: [educations, ...catalogue],
    readers: exceptDepotAdmin,
  },
  plain('prodtpls', catalogue),
  plain('prodcats', catalogue),
  plain('prodsubcats', catalogue),
  plain('manufacturers', catalogue),
  plain('craneselectors', catalogue),
  plain('posts', content),
  plain('presentations', content),
  plain('pages', content),
  plain('testimonials', content),
  {
    ...plain('depots', [depotAdmin, ...admins]),
    about: 'the own',
    depot: 'own',
    makers: admins,
    isHeld: true,
  },
  { ...plain('depots', admins), about: 'another', depot: 'other', readers: exceptDepotAdmin },
  {
    ...plain('depotemployees', [depotAdmin, ...admins]),
    about: 'of the own depot',
    depot: 'own',
  },
  {
    ...plain('depotemployees', admins),
    about: 'of the own depot and another',
    depot: 'shared',
  },
  {
    ...plain('depotemployees', admins),
    about: 'of another depot',
    depot: 'other',
    readers: exceptDepotAdmin,
  },
  { ...plain('depothours', [depotAdmin, ...admins]), about: 'of the own depot', depot: 'own' },
  {
    ...plain('depothours', admins),
    about: 'of another depot',
    depot: 'other',
    readers: exceptDepotAdmin,
  },
  { ...plain('depothours', admins), about: 'of all depots' },
  plain('images', catalogue),
  plain('documents', catalogue),
  plain('movies', catalogue),
  { ...plain('users', admins), about: 'a customer', readers: admins },
  plain('reply_templates', [rental, educations, sales, economy, admin, superadmin]),
  {
    ...plain('companies', [economy, admin, superadmin]),
    readers: [rental, educations, sales, economy, admin, superadmin],
  },
]

export type ItemState = 'active' | 'draft' | 'trashed' | 'locked'
export const itemStates: readonly ItemState[] = ['active', 'draft', 'trashed', 'locked']

const asActive = {
  update: 200,
  trash: 200,
  restore: 409,
  lock: 200,
  takeOver: 200,
  unlock: 409,
  destroy: 409,
  duplicate: 200,
  revert: 200,
  order: 200,
  bulkTrash: 200,
  bulkRestore: 409,
  bulkPublish: 200,
  bulkOrder: 200,
} as const

export type ItemMove = keyof typeof asActive

/** The answer to a writer in each state; `locked` is by somebody else, `takeOver` 200 only for `takeOvers`. */
export const answersInState: Record<ItemState, Record<ItemMove, 200 | 409 | 'takeOver'>> = {
  active: asActive,
  draft: asActive,
  trashed: {
    update: 409,
    trash: 409,
    restore: 200,
    lock: 409,
    takeOver: 409,
    unlock: 409,
    destroy: 200,
    duplicate: 200,
    revert: 409,
    order: 409,
    bulkTrash: 409,
    bulkRestore: 200,
    bulkPublish: 409,
    bulkOrder: 409,
  },
  locked: {
    update: 409,
    trash: 409,
    restore: 409,
    lock: 409,
    takeOver: 'takeOver',
    unlock: 'takeOver',
    destroy: 409,
    duplicate: 200,
    revert: 409,
    order: 409,
    bulkTrash: 409,
    bulkRestore: 409,
    bulkPublish: 409,
    bulkOrder: 409,
  },
}

/** Calls that need more than the right to write some field. */
export const asksOf: Partial<Record<ItemMove, 'editors' | 'makers'>> = {
  trash: 'editors',
  restore: 'editors',
  lock: 'editors',
  takeOver: 'editors',
  unlock: 'editors',
  destroy: 'editors',
  duplicate: 'makers',
  revert: 'editors',
  order: 'editors',
  bulkTrash: 'editors',
  bulkRestore: 'editors',
  bulkPublish: 'editors',
  bulkOrder: 'editors',
}

/** Who may take over somebody's lock, and who deletes for good. */
export const takeOvers: readonly number[] = admins
export const destroyers: readonly number[] = [superadmin]
