import { profileBodySchema, sessionsEntrySchema } from '../customer-profile.ts'
import { z } from '../z.ts'

const password = z.string().max(4_000)
const code = z.string().max(40)

/** The own account of a staff member. */
export const ownAccountSchema = z
  .object({
    id: z.int(),
    fullname: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string().nullable(),
    /** The language of the account's mails, and of a browser without a choice of its own. */
    locale: z.enum(['sv', 'en']),
    email_address: z.string(),
    role: z.int(),
    second_step: z.enum(['on', 'off', 'missing']),
    /** Whether the role has to have it. */
    second_step_needed: z.boolean(),
    /** Codes for a lost phone that are left. */
    recovery_codes_left: z.int(),
    sessions: z.array(sessionsEntrySchema),
  })
  .openapi('OwnStaffAccount')

export const ownProfileBodySchema = profileBodySchema
  .extend({ locale: z.enum(['sv', 'en']) })
  .openapi('OwnStaffProfileBody')

export const beginSecondStepBodySchema = z.strictObject({ password }).openapi('BeginSecondStepBody')
/** Shown once: the secret to type, and as the address in a QR code. */
export const begunSecondStepSchema = z.object({ secret: z.string(), uri: z.string() })
export const codeBodySchema = z.strictObject({ code }).openapi('SecondStepCodeBody')
export const removeSecondStepBodySchema = z
  .strictObject({ password, code })
  .openapi('RemoveSecondStepBody')
/** Shown once: only their hashes are stored. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

export type OwnAccount = z.infer<typeof ownAccountSchema>
