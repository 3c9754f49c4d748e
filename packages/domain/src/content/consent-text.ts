/** The version of the text about cookies; a changed text gets a new version. */
export const cookieTextVersion = '2026-11'
