/** The version of the text about cookies; a changed text gets a new version. */
export const cookieTextVersion = '2026-11'

/** The choices about cookies; '' until there is one. */
export const cookieChoices = ['', 'all', 'necessary'] as const
export type CookieChoice = (typeof cookieChoices)[number]
