/** Which wording of the question about cookies a person answers; a new wording is a new version. */
export const cookieTextVersion = '2026-11'
