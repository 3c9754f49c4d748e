import { logoutReasons } from '@minikran/domain/access/logout-reason'
import { cookieChoices } from '@minikran/domain/content/cookie-consent'
import { emailAddress } from './validated-text.ts'
import { instant, z } from './z.ts'

/** The user as the account's owner sees it. */
export const userSchema = z
  .object({
    id: z.int(),
    forcelogout: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    fullname: z.string(),
    role: z.int(),
    depot_id: z.int().nullable(),
    email_address: z.string(),
    created_at: instant,
    created_by: z.int().nullable(),
    updated_at: instant,
    updated_by: z.int().nullable(),
    deleted_at: instant.nullable(),
    deleted_by: z.int().nullable(),
    last_logged_in: instant.nullable(),
    cookie_accept: z.enum(cookieChoices),
  })
  .openapi('User')

/** `params` with address and password; wrong ones are answered with 401. */
export const logInBodySchema = z
  .strictObject({
    params: z.strictObject({ email_address: z.string(), password: z.string().max(1_000) }),
  })
  .openapi('LogInBody')

/** `code` is the second step of the login: from the authenticator app, or a recovery code. */
export const staffLogInBodySchema = z
  .strictObject({
    params: z.strictObject({
      email_address: z.string(),
      password: z.string().max(1_000),
      code: z.string().max(40).optional(),
    }),
  })
  .openapi('StaffLogInBody')

export const logInAnswerSchema = z
  .object({ payload: z.object({ token: z.string(), user: userSchema }) })
  .openapi('LogInAnswer')

/** The id of the user whose session is checked. */
export const forceLogInBodySchema = z
  .strictObject({ checkForcelogin: z.int() })
  .openapi('CheckForceloginBody')

/** Empty while the session is valid, else the reason why it has ended. */
export const forceLogInAnswerSchema = z.enum(['', ...logoutReasons])

/** The user of a token, or why its session has ended: exactly one of the two is set. */
export const sessionAnswerSchema = z
  .object({
    user: z.union([userSchema, z.null()]),
    reason: forceLogInAnswerSchema.exclude(['']).nullable(),
    /** When and from which browser the password was changed, where that is the reason. */
    password_changed: z.object({ at: instant, user_agent: z.string().nullable() }).nullable(),
  })
  .openapi('Session')

export type User = z.infer<typeof userSchema>
export type StaffLogInBody = z.infer<typeof staffLogInBodySchema>
export type LogInBody = z.infer<typeof logInBodySchema>
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

const token = z.string().max(200)

export const requestResetBodySchema = z
  .strictObject({ email_address: emailAddress, lang: z.enum(['sv', 'en']).optional() })
  .openapi('RequestPasswordResetBody')

export const requestAccountBodySchema = z
  .strictObject({ email_address: emailAddress, case_number: z.string().max(40) })
  .openapi('RequestAccountBody')

export const accountLinkQuery = z.strictObject({ token })

/** `kind` null: no link that works. */
export const accountLinkSchema = z
  .object({
    kind: z.enum(['invitation', 'account', 'password', 'email']).nullable(),
    valid: z.boolean(),
  })
  .openapi('AccountLink')

export const setPasswordBodySchema = z
  .strictObject({ token, password: z.string().max(4_000) })
  .openapi('SetPasswordBody')

/** Where the account logs in. */
export const setPasswordAnswerSchema = z.object({ data: z.object({ back_office: z.boolean() }) })

export const verifyEmailBodySchema = z.strictObject({ token }).openapi('VerifyEmailBody')

export type AccountLink = z.infer<typeof accountLinkSchema>
