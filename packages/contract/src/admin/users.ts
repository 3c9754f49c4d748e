import { roles } from '@minikran/domain/access/roles'
import { eraseBodySchema } from '../customer-profile.ts'
import { itemId } from '../item-id.ts'
import { oneOf } from '../one-of.ts'
import { emailAddress, validatedText } from '../validated-text.ts'
import { z } from '../z.ts'

/** An account as staff create and change it; the address is set when it is created. */
export const userFields = z.strictObject({
  firstname: validatedText('firstname'),
  lastname: validatedText('lastname'),
  email_address: emailAddress,
  phone: validatedText('phone').nullable().default(null),
  role: oneOf(Object.values(roles)),
  depot_id: itemId.nullable().default(null),
  company_id: itemId.nullable().default(null),
  /** May change the company's name, address and e-mail address on My page. */
  edits_company: z.boolean().default(false),
  locale: z.enum(['sv', 'en']).default('sv'),
})

/** The address becomes the account's own once the link that is sent to it is followed. */
export const userAddressSchema = z
  .strictObject({ user_id: itemId, email_address: emailAddress })
  .openapi('UserAddressBody')

/** Has a password, waits for one, or may not log in for the time being. */
export const userStates = ['active', 'invited', 'locked'] as const

export const userShown = {
  fullname: z.string(),
  state: z.enum(userStates),
  last_logged_in: z.iso.datetime().nullable(),
  /** Whether the log-in needs a code too. */
  second_step: z.boolean(),
}

/** What is stored of whoever has an address. */
export const personSchema = z
  .object({
    accounts: z
      .array(
        z.object({
          id: z.int(),
          fullname: z.string(),
          role: z.int(),
          deleted_at: z.iso.datetime().nullable(),
        }),
      )
      .openapi({ description: 'The accounts with the address, those in the trash too' }),
    cases: z
      .int()
      .openapi({ description: 'How many cases they have, and sent without an account' }),
    seats: z
      .int()
      .openapi({ description: 'How many seats at courses are booked with the address' }),
  })
  .openapi('Person')

export type Person = z.infer<typeof personSchema>

export const personQuery = z.strictObject({ email_address: emailAddress })

/** The password is that of the user who erases. */
export const erasePersonSchema = eraseBodySchema
  .extend({ email_address: emailAddress })
  .openapi('ErasePersonBody')

export const colleagueSchema = z.object({ id: z.int(), fullname: z.string() }).openapi('Colleague')

export type Colleague = z.infer<typeof colleagueSchema>
