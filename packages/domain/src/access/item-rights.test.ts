import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ItemKind, isItemKind, itemKinds } from '../content/item-kinds.ts'
import {
  mayEverCreate,
  mayEverMove,
  mayEverWrite,
  mayMoveItem,
  mayWriteItem,
  writesOwnDepotOnly,
} from './item-rights.ts'
import { roles } from './roles.ts'

const everyRole = Object.values(roles)
const kinds = Object.keys(itemKinds).filter(isItemKind)
const ownDepot = 4

const writers = (kind: ItemKind, item: object, field: string | null = null) =>
  everyRole.filter((role) =>
    mayWriteItem({ role, depotId: ownDepot }, kind, { item: { id: 1, ...item }, field }),
  )

const catalogue = [60, 62, 90, 100]
const prices = [60, 62, 70, 90, 100]
const content = [62, 90, 100]
const courses = [60, 61, 62, 70, 80, 90, 100]

test.each<[ItemKind, object, string | null, number[]]>([
  ['products', { type: 0 }, 'title_sv', catalogue],
  ['products', { type: 0 }, 'price_first_day', prices],
  ['products', { type: 0 }, 'prod_vat', prices],
  ['products', { type: 0 }, null, prices],
  ['products', { type: 0, id: undefined }, null, catalogue],
  ['products', { type: 3, depot_id: ownDepot }, null, courses],
  ['products', { type: 4, depot_id: ownDepot }, 'title_sv', [60, 61, 62, 80, 90, 100]],
  ['products', { type: 3, depot_id: 9 }, 'title_sv', [60, 61, 62, 90, 100]],
  ['craneselectors', {}, null, catalogue],
  ['posts', {}, null, content],
  ['depots', { id: ownDepot }, null, [80, 90, 100]],
  ['depots', { id: 9 }, null, [90, 100]],
  ['depots', { id: undefined }, null, [90, 100]],
  ['depothours', { depot_id: ownDepot }, null, [80, 90, 100]],
  ['depothours', { depot_id: null }, null, [90, 100]],
  ['depotemployees', { depot_ids: [ownDepot] }, null, [80, 90, 100]],
  ['depotemployees', { depot_ids: [ownDepot, 9] }, null, [90, 100]],
  ['depotemployees', { depot_ids: [] }, null, [90, 100]],
  ['companies', {}, null, [70, 90, 100]],
])('%s %j, field %s, are written by %j', (kind, item, field, expected) => {
  expect(writers(kind, item, field)).toEqual(expected)
})

const movers = (kind: ItemKind, item: object) =>
  everyRole.filter((role) => mayMoveItem({ role, depotId: ownDepot }, kind, { id: 1, ...item }))

test.each<[ItemKind, number[]]>([
  ['products', [60, 61, 62, 70, 80, 90, 100]],
  ['craneselectors', [60, 62, 90, 100]],
  ['depothours', [80, 90, 100]],
  ['companies', [70, 90, 100]],
])('%s are written, in whole or in part, by %j alone', (kind, expected) => {
  expect(everyRole.filter((role) => mayEverWrite(role, kind))).toEqual(expected)
})

test('only a depot admin writes just the items of the own depot', () => {
  const kindsOf = (role: number) => kinds.filter((kind) => writesOwnDepotOnly(role, kind))
  expect(everyRole.filter((role) => kindsOf(role).length > 0)).toEqual([80])
  expect(kindsOf(80)).toEqual(['products', 'depots', 'depotemployees', 'depothours'])
})

test('a role may move a kind exactly when it may move some item of it', () => {
  for (const kind of kinds) {
    const item = { type: 3, depot_id: ownDepot, depot_ids: [ownDepot], id: ownDepot }
    expect(everyRole.filter((role) => mayEverMove(role, kind))).toEqual(movers(kind, item))
  }
})

test('a role may create a kind exactly when it may write some new item of it', () => {
  for (const kind of kinds) {
    const item = { id: undefined, type: 3, depot_id: ownDepot, depot_ids: [ownDepot] }
    expect(everyRole.filter((role) => mayEverCreate(role, kind))).toEqual(writers(kind, item))
  }
})

test.each<[ItemKind, object, number[]]>([
  ['products', { type: 0 }, catalogue],
  ['products', { type: 3, depot_id: ownDepot }, [60, 61, 62, 80, 90, 100]],
  ['products', { type: 3, depot_id: 9 }, [60, 61, 62, 90, 100]],
  ['depotemployees', { depot_ids: [ownDepot] }, [80, 90, 100]],
  ['depotemployees', { depot_ids: [ownDepot, 9] }, [90, 100]],
  ['depotemployees', {}, [90, 100]],
  ['companies', {}, [70, 90, 100]],
])('%s %j is trashed and locked by %j', (kind, item, expected) => {
  expect(movers(kind, item)).toEqual(expected)
})

test('roles other than staff write no item', () => {
  const role = fc.oneof(fc.constantFrom(10, 20, 30, 40, 0, -1, 45), fc.integer())
  const item = fc.dictionary(fc.constantFrom('id', 'type', 'depot_id', 'depot_ids'), fc.anything())
  fc.assert(
    fc.property(role, fc.constantFrom(...kinds), item, (asking, kind, asked) => {
      fc.pre(!everyRole.some((known) => known === asking && known > 49))
      const actor = { role: asking, depotId: ownDepot }
      expect(mayWriteItem(actor, kind, { item: asked, field: null })).toBe(false)
    }),
  )
})

test('a user without a depot has no rights of a depot', () => {
  for (const kind of kinds) {
    const item = { id: null, type: 3, depot_id: null, depot_ids: [null] }
    const actor = { role: roles.depotAdmin, depotId: null }
    expect(mayWriteItem(actor, kind, { item, field: null })).toBe(false)
  }
})
