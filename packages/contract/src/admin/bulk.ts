import { z } from '../z.ts'
import { versionBody } from './item.ts'

/** One step for several items, each with the version that was seen. */
export const bulkBody = z.strictObject({
  action: z.enum(['publish', 'unpublish', 'trash', 'restore', 'order']),
  items: z.array(versionBody).min(1).max(200),
  /** For `order`: the number of the first; the others follow. */
  from: z.int().min(-1_000_000).max(1_000_000).optional(),
})

/** What became of each: done, or why not. */
export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        id: z.int(),
        done: z.boolean(),
        code: z.string().nullable(),
        /** Rule keys by field, where the item's own rules refuse it. */
        errors: z.record(z.string(), z.array(z.string())),
      }),
    ),
  })
  .openapi('BulkResult')

export type BulkBody = z.infer<typeof bulkBody>
export type BulkResult = z.infer<typeof bulkResultSchema>['results'][number]
