/** Whether a request has an account's token, valid or not. A page made for it must not be shared. */
export function hasCredentials(
  authorization: string | null | undefined,
  cookies: string | null | undefined,
): boolean {
  return (authorization ?? null) !== null || cookies?.includes('__Host-') === true
}
