import {
  type DepotRight,
  type ItemKind,
  type ItemRight,
  itemKinds,
  type Way,
} from '../content/item-kinds.ts'
import { isPriceField } from '../pricing/price-fields.ts'
import { allows } from './permissions.ts'

export type DepotActor = { role: number; depotId: number | null }
type Item = Readonly<Record<string, unknown>>
type Question = { right: ItemRight; actor: DepotActor; item: Item; field: string | null }

/** Whether the actor may write this field of an item; null asks for the item as such. */
export function mayWriteItem(
  actor: DepotActor,
  kind: ItemKind,
  { item, field }: { item: Item; field: string | null },
): boolean {
  const right: ItemRight = itemKinds[kind]
  return right.write.some((way) => leads(way, { right, actor, item, field }))
}

/** Whether the actor may trash, restore, lock and unlock an item: its prices alone are not enough. */
export function mayMoveItem(actor: DepotActor, kind: ItemKind, item: Item): boolean {
  return mayWriteItem(actor, kind, { item, field: 'deleted_at' })
}

/** Whether there may be an item of the kind that the role moves. */
export function mayEverMove(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
  return right.write.some((way) => way.only !== 'prices' && isHeld(role, way))
}

/** Whether the role makes items of the kind; the depot of a depot admin is there already. */
export function mayEverCreate(role: number, kind: ItemKind): boolean {
  const { write, depotIn }: ItemRight = itemKinds[kind]
  if (depotIn !== 'id') return mayEverMove(role, kind)
  return write.some(({ needs }) => allows(role, isDepotRight(needs) ? `${needs}:any` : needs))
}

/** Whether all items of the kind that the role writes are of its own depot. */
export function writesOwnDepotOnly(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
  const held = right.write.filter((way) => isHeld(role, way))
  return (
    held.length > 0 &&
    held.every(({ needs }) => isDepotRight(needs) && !allows(role, `${needs}:any`))
  )
}

/** Whether there may be an item of the kind of which the role writes something. */
export function mayEverWrite(role: number, kind: ItemKind): boolean {
  const right: ItemRight = itemKinds[kind]
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
