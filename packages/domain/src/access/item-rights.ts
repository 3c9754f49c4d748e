import { isCourse } from '../catalogue/product-types.ts'
import {
  type DepotRight,
  type ItemKind,
  type ItemRight,
  itemKinds,
  type WriteGrant,
} from '../content/item-kinds.ts'
import { isPriceField } from '../pricing/price-fields.ts'
import { allows } from './permissions.ts'

export type DepotActor = { role: number; depotId: number | null }
type Item = Readonly<Record<string, unknown>>
type Access = { right: ItemRight; actor: DepotActor; item: Item; field: string | null }

/** Whether the actor may write a field of an item; with null, whether any field. */
export function mayWriteItem(
  actor: DepotActor,
  kind: ItemKind,
  { item, field }: { item: Item; field: string | null },
): boolean {
  const right: ItemRight = itemKinds[kind]
  return right.write.some((grant) => grants(grant, { right, actor, item, field }))
}

/** Whether the actor may trash, restore, lock and unlock an item. The right to prices is not enough. */
export function mayMoveItem(actor: DepotActor, kind: ItemKind, item: Item): boolean {
  return mayWriteItem(actor, kind, { item, field: 'deleted_at' })
}

/** Whether the role may trash, restore, lock and unlock at least some items of the kind. */
export function mayEverMove(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
  return right.write.some((grant) => grant.only !== 'prices' && isHeld(role, grant))
}

/** Whether the role may create items of the kind. A depot admin has no right to a new depot. */
export function mayEverCreate(role: number, kind: ItemKind): boolean {
  const { write, depotIn }: ItemRight = itemKinds[kind]
  if (depotIn !== 'id') return mayEverMove(role, kind)
  return write.some(({ needs }) => allows(role, isDepotRight(needs) ? `${needs}:any` : needs))
}

/** Whether the role may write items of the kind, but only those of its own depot. */
export function writesOwnDepotOnly(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
  const held = right.write.filter((grant) => isHeld(role, grant))
  return (
    held.length > 0 &&
    held.every(({ needs }) => isDepotRight(needs) && !allows(role, `${needs}:any`))
  )
}

/** Whether the role may write at least one field of some items of the kind. */
export function mayEverWrite(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
  return right.write.some((grant) => isHeld(role, grant))
}

const isHeld = (role: number, { needs }: WriteGrant) =>
  isDepotRight(needs) ? allows(role, `${needs}:depot`) : allows(role, needs)

function grants({ needs, only }: WriteGrant, access: Access): boolean {
  const { actor, item, field } = access
  if (only === 'courses' && !isCourse(Number(item['type']))) return false
  // The right to prices covers existing items only.
  if (only === 'prices' && (isNew(item) || (field !== null && !isPriceField(field)))) return false
  if (!isDepotRight(needs)) return allows(actor.role, needs)
  if (allows(actor.role, `${needs}:any`)) return true
  return allows(actor.role, `${needs}:depot`) && isOfOwnDepot(access)
}

const isNew = (item: Item) => item['id'] === undefined
const depotRights: ReadonlySet<string> = new Set(['depot:write', 'hours:write', 'course:write'])
const isDepotRight = (needs: string): needs is DepotRight => depotRights.has(needs)

function isOfOwnDepot({ right, actor, item }: Access): boolean {
  if (actor.depotId === null || right.depotIn === null) return false
  const depots = item[right.depotIn]
  if (right.depotIn !== 'depot_ids') return depots === actor.depotId
  return Array.isArray(depots) && depots.length > 0 && depots.every((id) => id === actor.depotId)
}
