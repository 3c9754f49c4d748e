import { itemQuery } from '@minikran/contract/admin/item'
import { replaceBody, replacedSchema, usedBySchema } from '@minikran/contract/admin/media'
import { cases } from '../../../database/schema/cases.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, dataOf, listOf, readCall, writeCall } from '../../calls/call.ts'
import { ofDepot } from '../cases/case-scope.ts'
import type { Actor } from '../items/resource.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { writeAudit } from '../items/write-audit.ts'
import { allResources } from '../resources/all-resources.ts'
import { type Medium, media } from './media-kinds.ts'
import { type SeenRows, usesOf } from './media-uses.ts'
import { replaceMedium } from './replace-medium.ts'

/** Which items show a picture, document or movie, and its replacement in all of them. */
export function mediaUseCalls(parts: AdminParts): Call[] {
  return [
    ...callsOf(parts, media.images, 'Image'),
    ...callsOf(parts, media.documents, 'Document'),
    ...callsOf(parts, media.movies, 'Movie'),
  ]
}

/** What the lists of items and cases show to the actor. */
const seenBy =
  (actor: Actor): SeenRows =>
  (item) =>
    item === 'cases'
      ? ofDepot(cases.depot_id, actor)
      : allResources.find((resource) => resource.item === item)?.visibleTo(actor)

function callsOf(parts: AdminParts, medium: Medium, one: string): Call[] {
  const { kind } = medium
  return [
    readCall({
      path: `/admin/get${one}UsesArr`,
      summary: `Back office: which items show one of ${kind}`,
      permission: 'draft:read',
      query: itemQuery,
      answer: listOf(usedBySchema),
      async handle({ query: { id } }, { principal }) {
        const data = await usesOf(parts.db, medium, { id, seen: seenBy(accountOf(principal)) })
        return { kind: 'list', data, count: data.length }
      },
    }),
    writeCall({
      path: `/admin/replace${one}`,
      summary: `Back office: lets all items show another one of ${kind}`,
      permission: 'media:write',
      body: replaceBody,
      answer: dataOf(replacedSchema),
      handle: async ({ body }, context) => {
        const { id, by_id: byId } = body
        if (id === byId) return { kind: 'invalid', errors: { by_id: ['sameItem'] } }
        return parts.db.transaction(async (tx): Promise<Answer> => {
          const replaced = await replaceMedium(tx, medium, {
            id,
            byId,
            userId: context.principal.userId,
          })
          if (replaced === null) return { kind: 'notFound' }
          const { moved, entries } = replaced
          const changes = { by: byId, moved }
          const whole = { action: 'replaced' as const, item: kind, itemId: id, changes }
          await writeAudit(tx, context, ...entries, whole)
          return { kind: 'data', data: { moved } }
        })
      },
    }),
  ]
}
