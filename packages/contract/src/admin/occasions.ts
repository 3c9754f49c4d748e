import { titles } from '../both-languages.ts'
import { caseState } from '../customer-cases.ts'
import { itemId } from '../item-id.ts'
import { instant, z } from '../z.ts'
import { filters, listQuery } from './list.ts'

export const occasionsQuerySchema = listQuery({
  sort: ['course_time', 'title_sv'],
  filters: {
    depot_id: filters.id(),
    /** Only those that have not begun; without it all. */
    upcoming: filters.flag(),
    /** Only those with somebody on the waiting list. */
    waiting: filters.flag(),
  },
})

const occasionFields = {
  id: z.int(),
  ...titles,
  /** Local; null for a web course without a date. */
  course_time: z.string().nullable(),
  depot_id: z.int().nullable(),
  depot_name: z.string().nullable(),
  /** Null: no limit. */
  seats: z.int().nullable(),
  seated: z.int(),
  waiting: z.int(),
  /** In registrations whose link has not been opened: no seat, not on the waiting list. */
  unconfirmed: z.int(),
}

/** A course on one date, with how full it is. */
export const listedOccasionSchema = z.object(occasionFields).openapi('ListedOccasion')

/** With its participants in the order of their registration. */
export const occasionSchema = z
  .object({
    ...occasionFields,
    participants: z.array(
      z.object({
        id: z.int(),
        firstname: z.string(),
        lastname: z.string(),
        email_address: z.string().nullable(),
        waiting: z.boolean(),
        unconfirmed: z.boolean(),
        /** The case of the registration. */
        case_id: z.int(),
        case_number: z.string(),
        state: caseState.exclude(['declined']),
        company: z.string().nullable(),
        sender: z.string(),
        created_at: instant,
        may_write: z.boolean(),
      }),
    ),
  })
  .openapi('Occasion')

export const participantBodySchema = z
  .strictObject({ participant_id: itemId })
  .openapi('ParticipantBody')

export type ListedOccasion = z.infer<typeof listedOccasionSchema>
export type Occasion = z.infer<typeof occasionSchema>
