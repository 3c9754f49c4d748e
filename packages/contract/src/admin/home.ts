import { wholeNumber } from '../whole-number.ts'
import { z } from '../z.ts'

const instant = z.iso.datetime()

/** What needs a person now. */
export const homeSchema = z
  .object({
    /** Cases that nobody has answered, by how long they have waited. */
    unanswered: z.array(
      z.object({ id: z.int(), case_number: z.string(), created_at: instant, unread: z.boolean() }),
    ),
    unanswered_count: z.int(),
    /** Courses that come, with their seats. */
    courses: z.array(
      z.object({
        id: z.int(),
        title_sv: z.string(),
        course_time: z.string(),
        depot_name: z.string(),
        seats: z.int(),
        taken: z.int(),
        waiting: z.int(),
      }),
    ),
    /** Mails that could not be delivered. */
    failed_mails: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        to: z.string(),
        last_error: z.string().nullable(),
        created_at: instant,
      }),
    ),
    /** Items that the public will see no longer. */
    ending: z.array(
      z.object({ item: z.string(), id: z.int(), title: z.string(), unpublish_at: instant }),
    ),
    /** What was searched for this month without a crane to answer it (reading 35). */
    searches_without_hits: z.array(
      z.object({ height: z.number(), radius: z.number(), weight: z.number(), searches: z.int() }),
    ),
  })
  .openapi('BackOfficeHome')

export type BackOfficeHome = z.infer<typeof homeSchema>

export const auditQuery = z.strictObject({
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, 100).default(25),
  item: z.string().max(60).optional(),
  item_id: z.string().max(60).optional(),
  user_id: wholeNumber(1, 2_147_483_647).optional(),
  action: z.string().max(60).optional(),
})

export const auditEntrySchema = z
  .object({
    id: z.int(),
    at: instant,
    fullname: z.string().nullable(),
    action: z.string(),
    item: z.string(),
    item_id: z.string().nullable(),
    address: z.string().nullable(),
  })
  .openapi('AuditEntry')
