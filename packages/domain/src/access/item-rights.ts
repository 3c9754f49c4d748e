import { isPriceField } from '../pricing/price-fields.ts'
import { allows, type Permission } from './permissions.ts'

/** Held as `…:any`, or as `…:depot` for what is of the own depot. */
export type DepotRight = 'depot:write' | 'hours:write' | 'course:write'
/** One way to the right to write: to any item of the kind, to courses alone, to prices alone. */
export type Way = { needs: Permission | DepotRight; only?: 'courses' | 'prices' }
/** What of a kind is seen by whoever belongs to one depot. */
export type Sight = 'everything' | 'own' | 'ownAndShared' | 'machinesAndOwnCourses'

export type ItemRight = {
  read: Permission
  /** Any of these will do. */
  write: readonly Way[]
  sight: Sight
  /** The field that says which depot an item is of; null: it is of none. */
  depotIn: 'id' | 'depot_id' | 'depot_ids' | null
}

const ofNoDepot = { read: 'draft:read', sight: 'everything', depotIn: null } as const
const catalogue: ItemRight = { ...ofNoDepot, write: [{ needs: 'product:write' }] }
const media: ItemRight = { ...ofNoDepot, write: [{ needs: 'media:write' }] }
const content: ItemRight = { ...ofNoDepot, write: [{ needs: 'content:write' }] }

/**
 * Who reads and writes which kind of item: the one table that the API asks, the back
 * office shows by, and docs/permissions.md is written from. Who may write all of an item may
 * also trash, restore, lock and unlock it; taking over a lock and deleting for good are permissions of
 * their own.
 */
export const itemRights = {
  products: {
    read: 'draft:read',
    write: [
      { needs: 'product:write' },
      { needs: 'course:write', only: 'courses' },
      { needs: 'price:write', only: 'prices' },
    ],
    sight: 'machinesAndOwnCourses',
    depotIn: 'depot_id',
  },
  prodtpls: catalogue,
  prodcats: catalogue,
  prodsubcats: catalogue,
  manufacturers: catalogue,
  craneselectors: catalogue,
  posts: content,
  presentations: content,
  pages: content,
  testimonials: content,
  images: media,
  documents: media,
  movies: media,
  depots: {
    read: 'draft:read',
    write: [{ needs: 'depot:write' }],
    sight: 'own',
    depotIn: 'id',
  },
  depotemployees: {
    read: 'draft:read',
    write: [{ needs: 'depot:write' }],
    sight: 'own',
    depotIn: 'depot_ids',
  },
  depothours: {
    read: 'draft:read',
    write: [{ needs: 'hours:write' }],
    sight: 'ownAndShared',
    depotIn: 'depot_id',
  },
  companies: {
    read: 'profile:read:any',
    write: [{ needs: 'profile:write:any' }],
    sight: 'everything',
    depotIn: null,
  },
  // Whose account, and up to which role, is `canGrantRole`.
  users: { ...ofNoDepot, read: 'user:write', write: [{ needs: 'user:write' }] },
  reply_templates: {
    ...ofNoDepot,
    read: 'case:read:depot',
    write: [{ needs: 'case:write:any' }],
  },
} as const satisfies Record<string, ItemRight>

export type ItemKind = keyof typeof itemRights
export const isItemKind = (name: string): name is ItemKind => Object.hasOwn(itemRights, name)

export type DepotActor = { role: number; depotId: number | null }
type Item = Readonly<Record<string, unknown>>
type Question = { right: ItemRight; actor: DepotActor; item: Item; field: string | null }

/** Whether the actor may write this field of an item; null asks for the item as such. */
export function mayWriteItem(
  actor: DepotActor,
  kind: ItemKind,
  { item, field }: { item: Item; field: string | null },
): boolean {
  const right: ItemRight = itemRights[kind]
  return right.write.some((way) => leads(way, { right, actor, item, field }))
}

/** Whether the actor may trash, restore, lock and unlock an item: its prices alone are not enough. */
export function mayMoveItem(actor: DepotActor, kind: ItemKind, item: Item): boolean {
  return mayWriteItem(actor, kind, { item, field: 'deleted_at' })
}

/** Whether there may be an item of the kind that the role moves. */
export function mayEverMove(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemRights[kind]
  return right.write.some((way) => way.only !== 'prices' && isHeld(role, way))
}

/** Whether there may be an item of the kind of which the role writes something. */
export function mayEverWrite(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemRights[kind]
  return right.write.some((way) => isHeld(role, way))
}

const isHeld = (role: number, { needs }: Way) =>
  isDepotRight(needs) ? allows(role, `${needs}:depot`) : allows(role, needs)

function leads({ needs, only }: Way, question: Question): boolean {
  const { actor, item, field } = question
  if (only === 'courses' && !isCourse(item)) return false
  // Prices are changed, nothing is made new by them.
  if (only === 'prices' && (isNew(item) || (field !== null && !isPriceField(field)))) return false
  if (!isDepotRight(needs)) return allows(actor.role, needs)
  if (allows(actor.role, `${needs}:any`)) return true
  return allows(actor.role, `${needs}:depot`) && isOfOwnDepot(question)
}

const courseTypes: readonly unknown[] = [3, 4]
const isCourse = (item: Item) => courseTypes.includes(item['type'])
const isNew = (item: Item) => item['id'] === undefined
const depotRights: ReadonlySet<string> = new Set(['depot:write', 'hours:write', 'course:write'])
const isDepotRight = (needs: string): needs is DepotRight => depotRights.has(needs)

function isOfOwnDepot({ right, actor, item }: Question): boolean {
  if (actor.depotId === null || right.depotIn === null) return false
  const depots = item[right.depotIn]
  if (right.depotIn !== 'depot_ids') return depots === actor.depotId
  return Array.isArray(depots) && depots.length > 0 && depots.every((id) => id === actor.depotId)
}
