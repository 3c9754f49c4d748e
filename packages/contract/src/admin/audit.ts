import { queryItemId } from '../item-id.ts'
import { validatedDate } from '../validated-text.ts'
import { wholeNumberOr } from '../whole-number.ts'
import { instant, z } from '../z.ts'

const word = z.string().trim().max(60).optional()

export const auditQuery = z.strictObject({
  page: wholeNumberOr(1, [1, 1_000_000]),
  per_page: wholeNumberOr(25, [1, 1_000]),
  item: word,
  item_id: word,
  user_id: queryItemId.optional(),
  /** A part of the name of who did it. */
  person: word,
  /** The action, or its beginning: `case` finds `case.read`. */
  action: word,
  /** Days in Sweden, both within. */
  from: validatedDate('date').optional(),
  to: validatedDate('date').optional(),
})

export const auditEntrySchema = z
  .object({
    id: z.int(),
    at: instant,
    user_id: z.int().nullable(),
    fullname: z.string().nullable(),
    action: z.string(),
    item: z.string(),
    item_id: z.string().nullable(),
    changes: z.record(z.string(), z.unknown()),
    address: z.string().nullable(),
    request_id: z.string().nullable(),
  })
  .openapi('AuditEntry')

export type AuditEntry = z.infer<typeof auditEntrySchema>
