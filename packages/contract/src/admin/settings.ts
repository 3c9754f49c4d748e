import { emailAddress } from '../validated-text.ts'
import { z } from '../z.ts'
import { ownCompanyFields } from './companies.ts'

/** What the company changes by itself: who the site says that it is, and who is told of what comes in. */
export const settingsFields = ownCompanyFields.extend({
  /** Gets every notification instead of the depot; null: MAIL_TO, else the depot. */
  mail_to: emailAddress.nullable(),
})

export const settingsSchema = settingsFields
  .extend({
    id: z.literal(1),
    version: z.int(),
    updated_at: z.iso.datetime().nullable(),
    updated_by_name: z.string().nullable(),
    may_write: z.boolean(),
  })
  .openapi('Settings')

/** There is one of them; forms ask by id all the same. */
export const settingsQuery = z.strictObject({ id: z.literal('1').optional() })
export const settingsBody = z.strictObject({
  ...settingsFields.partial().shape,
  id: z.literal(1),
  version: z.int().min(0),
})
