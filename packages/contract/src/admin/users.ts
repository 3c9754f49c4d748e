import { roles } from '@minikran/domain/access/roles'
import { oneOf } from '../one-of.ts'
import { emailAddress, validatedText } from '../validated-text.ts'
import { z } from '../z.ts'
import { itemId } from './item.ts'

/** An account as the staff makes and changes it; the address is written once. */
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
  /** Whether the log-in asks for a code too. */
  second_step: z.boolean(),
}

export const colleagueSchema = z.object({ id: z.int(), fullname: z.string() }).openapi('Colleague')

export type Colleague = z.infer<typeof colleagueSchema>
