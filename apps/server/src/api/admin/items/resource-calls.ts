import { type BulkBody, bulkBody, bulkResultSchema } from '@minikran/contract/admin/bulk'
import {
  historySchema,
  itemBody,
  itemQuery,
  moveBodies,
  orderBody,
  revertBody,
  versionBody,
} from '@minikran/contract/admin/item'
import { listQuery } from '@minikran/contract/admin/list'
import { z } from '@minikran/contract/z'
import type { Database } from '../../../database/client.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import { accountOf } from '../../calls/authenticate.ts'
import {
  type Call,
  type CallContext,
  dataOf,
  listOf,
  readCall,
  writeCall,
} from '../../calls/call.ts'
import { auditRead } from './audit-read.ts'
import { bulkItems } from './bulk-items.ts'
import { duplicateItem } from './duplicate-item.ts'
import { findItem } from './find-item.ts'
import { itemHistory } from './item-history.ts'
import { type ListQuery, listItems } from './list-items.ts'
import { destroyItem, moveItem } from './move-item.ts'
import { orderItem } from './order-item.ts'
import { itemSchema, listedSchema } from './present-item.ts'
import { type Actor, type Fields, isOrdered, type Move, type Resource } from './resource.ts'
import { revertItem } from './revert-item.ts'
import { createItem, type Saving, updateItem } from './save-item.ts'

export type AdminParts = MailServices & { db: Database; now: () => number }

/** All calls of one resource. */
export function resourceCalls(resource: Resource, parts: AdminParts): Call[] {
  return [
    ...readingCalls(resource, parts),
    ...savingCalls(resource, parts),
    ...movingCalls(resource, parts),
    bulkCall(resource, parts),
    ...contentCalls(resource, parts),
  ]
}

export type Acting = { actor: Actor; context: CallContext; nowMs: number }

/** Who makes a call, and when. */
export const actingOf = ({ now }: AdminParts, context: CallContext): Acting => ({
  actor: accountOf(context.principal),
  context,
  nowMs: now(),
})

/** What a call needs that writes items of the resource. */
const saverOf =
  (resource: Resource, parts: AdminParts) =>
  (context: CallContext): Saving => ({ ...parts, ...actingOf(parts, context), resource })

export function listQueryOf({ sort, filters }: Resource) {
  const schemas = Object.entries(filters).map(([name, { schema }]) => [name, schema])
  return listQuery({ sort: ['id', ...sort], filters: Object.fromEntries(schemas) })
}

function readingCalls(resource: Resource, parts: AdminParts): Call[] {
  const { one, many, read } = resource
  return [
    readCall({
      path: `/admin/get${many}Arr`,
      summary: `Back office: list of ${resource.item}`,
      permission: read,
      query: listQueryOf(resource),
      answer: listOf(listedSchema(resource)),
      async handle({ query }, context) {
        const listing = { ...parts, ...actingOf(parts, context), resource }
        const list = await listItems(listing, query as ListQuery)
        // A request by ids only resolves references, so it is not audited.
        const { ids, page } = query as ListQuery
        if (ids === undefined) {
          const changes = { page, rows: list.data.length }
          await auditRead(listing, { action: 'listed', itemId: null, changes })
        }
        return { kind: 'list', ...list }
      },
    }),
    readCall({
      path: `/admin/get${one}Obj`,
      summary: `Back office: one of ${resource.item}`,
      permission: read,
      query: itemQuery,
      answer: dataOf(itemSchema(resource)),
      async handle({ query }, context) {
        const data = await findItem(parts.db, { ...actingOf(parts, context), resource }, query.id)
        if (data === null) return { kind: 'notFound' }
        await auditRead({ ...parts, resource, context }, { action: 'read', itemId: query.id })
        return { kind: 'data', data }
      },
    }),
    readCall({
      path: `/admin/get${one}HistoryArr`,
      summary: `Back office: who changed what of one of ${resource.item}`,
      permission: read,
      query: itemQuery,
      answer: listOf(historySchema),
      async handle({ query }, context) {
        const known = await findItem(parts.db, { ...actingOf(parts, context), resource }, query.id)
        if (known === null) return { kind: 'notFound' }
        const data = await itemHistory(parts.db, { resource, id: query.id })
        return { kind: 'list', data, count: data.length }
      },
    }),
  ]
}

function savingCalls(resource: Resource, parts: AdminParts): Call[] {
  const { one, item } = resource
  const changes = resource.fields.partial().extend(versionBody.shape)
  const saving = saverOf(resource, parts)
  const create = writeCall({
    path: `/admin/create${one}`,
    summary: `Back office: a new one of ${item}`,
    permission: 'backoffice:use',
    body: resource.fields,
    repeatable: true,
    answer: dataOf(itemSchema(resource)),
    handle: ({ body }, context) => createItem(saving(context), { sent: body, fields: body }),
  })
  const update = writeCall({
    path: `/admin/update${one}`,
    summary: `Back office: change the given fields of one of ${item}`,
    permission: 'backoffice:use',
    body: withoutDefaults(changes),
    answer: dataOf(itemSchema(resource)),
    handle({ body }, context) {
      const { id, version, ...fields } = body as Fields & { id: number; version: number }
      return updateItem(saving(context), { id, version, fields })
    },
  })
  return resource.create ? [create, update] : [update]
}

// A field that is not sent keeps its value instead of getting the default of a new item.
export function withoutDefaults(schema: z.ZodObject): z.ZodObject {
  const shape = Object.entries(schema.shape).map(([name, field]) => [name, bare(field)])
  return z.strictObject(Object.fromEntries(shape))
}

function bare(field: z.core.$ZodType): z.ZodType {
  if (!(field instanceof z.ZodOptional)) return field as z.ZodType
  const inner = field.unwrap()
  return inner instanceof z.ZodDefault ? (inner.unwrap() as z.ZodType).optional() : field
}

type MoveBody = { id: number; version?: number; take_over?: boolean }

function movingCalls(resource: Resource, parts: AdminParts): Call[] {
  const { one, item } = resource
  const saving = saverOf(resource, parts)
  const move = (name: Move, summary: string) =>
    writeCall({
      path: `/admin/${name}${one}`,
      summary: `Back office: ${summary} one of ${item}`,
      permission: 'backoffice:use',
      body: moveBodies[name],
      answer: dataOf(itemSchema(resource)),
      handle({ body }, context) {
        const { id, version = null, take_over: takeOver = false } = body as MoveBody
        return moveItem(saving(context), name, { id, version, takeOver })
      },
    })
  const destroy = writeCall({
    path: `/admin/destroy${one}`,
    summary: `Back office: delete one of ${item} for good`,
    permission: 'item:destroy',
    body: moveBodies.destroy,
    answer: dataOf(z.object({ id: z.int() })),
    handle: ({ body }, context) => destroyItem(saving(context), body),
  })
  return [
    move('trash', 'put into the trash'),
    move('restore', 'take from the trash'),
    ...(resource.destroyable ? [destroy] : []),
    ...(resource.lockable ? [move('lock', 'keep for oneself'), move('unlock', 'let go')] : []),
  ]
}

function bulkCall(resource: Resource, parts: AdminParts): Call {
  return writeCall({
    path: `/admin/bulk${resource.many}`,
    summary: `Back office: one step for several of ${resource.item}, each by itself`,
    permission: 'backoffice:use',
    body: bulkBody.extend({ action: z.enum(stepsOf(resource)) }),
    answer: dataOf(bulkResultSchema),
    async handle({ body }, context) {
      const results = await bulkItems(saverOf(resource, parts)(context), body)
      return { kind: 'data', data: { results } }
    },
  })
}

/** Only items with a publish window are published, and only those with an order are put in order. */
function stepsOf({ fields: { shape } }: Resource): BulkBody['action'][] {
  return [
    'trash',
    'restore',
    ...('publish_at' in shape ? (['publish', 'unpublish'] as const) : []),
    ...('order' in shape ? (['order'] as const) : []),
  ]
}

/** Copying, reverting and ordering, for kinds with `isContent`. */
function contentCalls(resource: Resource, parts: AdminParts): Call[] {
  const { one, item } = resource
  const saving = saverOf(resource, parts)
  const shared = { permission: 'backoffice:use', answer: dataOf(itemSchema(resource)) } as const
  const duplicate = writeCall({
    ...shared,
    path: `/admin/duplicate${one}`,
    summary: `Back office: a copy of one of ${item}, not published`,
    body: itemBody,
    repeatable: true,
    handle: ({ body }, context) => duplicateItem(saving(context), body.id),
  })
  const revert = writeCall({
    ...shared,
    path: `/admin/revert${one}`,
    summary: `Back office: an older version of one of ${item} as a new one`,
    body: revertBody,
    handle: ({ body }, context) => revertItem(saving(context), body),
  })
  const order = writeCall({
    ...shared,
    path: `/admin/order${one}`,
    summary: `Back office: give one of ${item} its place in the order`,
    body: orderBody,
    handle: ({ body }, context) => orderItem(saving(context), body),
  })
  if (!resource.isContent) return []
  return [...(resource.create ? [duplicate] : []), revert, ...(isOrdered(resource) ? [order] : [])]
}
