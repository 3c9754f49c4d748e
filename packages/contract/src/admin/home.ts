import { formKindSchema } from '../forms.ts'
import { instant, z } from '../z.ts'
import { searchHeatSchema } from './searches.ts'

/** What needs a person now. */
export const homeSchema = z
  .object({
    /** Unanswered cases in the order of their waiting time. */
    unanswered: z.array(
      z.object({
        id: z.int(),
        case_number: z.string(),
        kind: formKindSchema,
        /** The company, or the person where there is none. */
        sender: z.string(),
        /** The first machine or the course. */
        about: z.string().nullable(),
        depot: z.string().nullable(),
        created_at: instant,
        unread: z.boolean(),
      }),
    ),
    unanswered_count: z.int(),
    /** Coming courses with their seats. */
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
        case: z.object({ id: z.int(), case_number: z.string() }).nullable(),
        to: z.string(),
        last_error: z.string().nullable(),
        created_at: instant,
      }),
    ),
    /** Items that will soon no longer be public. */
    ending: z.array(
      z.object({ item: z.string(), id: z.int(), title: z.string(), unpublish_at: instant }),
    ),
    /** This month's searches that no crane fits, or only tightly. */
    search_heat: searchHeatSchema,
    /** The items with the most views since counting began. */
    most_viewed: z.array(
      z.object({ item: z.string(), id: z.int(), title: z.string(), views: z.int() }),
    ),
    /** The nightly backup; null for roles that may not see it. */
    backup: z
      .object({
        written_at: instant.nullable(),
        /** The last try, when it failed. */
        failed: z.object({ at: instant, reason: z.string() }).nullable(),
      })
      .nullable(),
  })
  .openapi('BackOfficeHome')

/** Of the last 30 days by day, of the last 13 weeks by week. */
export const trendQuerySchema = z.strictObject({ span: z.enum(['days', 'weeks']).default('days') })

/** Cases and views of one step of the trend; `starts_on` is a day or a Monday. */
export const trendSchema = z
  .object({
    starts_on: z.iso.date(),
    inquiries: z.int(),
    registrations: z.int(),
    credits: z.int(),
    /** Views of machines and courses, of news and of presentations. */
    products: z.int(),
    posts: z.int(),
    presentations: z.int(),
  })
  .openapi('BackOfficeTrend')

export type Trend = z.infer<typeof trendSchema>
export type BackOfficeHome = z.infer<typeof homeSchema>

export const resendMailSchema = z.strictObject({ id: z.uuid() }).openapi('ResendMailBody')
