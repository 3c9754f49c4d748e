import { emailAddress } from '../validated-text.ts'
import { z } from '../z.ts'
import { ownCompanyFields } from './companies.ts'

/** What the company changes itself: its name and contact on the site, and where notifications go. */
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

/** There is only one; the back office's forms send an id for every kind of item. */
export const settingsQuery = z.strictObject({ id: z.literal('1').optional() })
export const settingsBody = z.strictObject({
  ...settingsFields.partial().shape,
  id: z.literal(1),
  version: z.int().min(0),
})
