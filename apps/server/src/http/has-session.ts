/**
 * Whether a request comes with an account's token, valid or not: its answer is nobody else's, and
 * nothing that was made for others is its answer.
 */
export function hasSession(
  authorization: string | null | undefined,
  cookies: string | null | undefined,
): boolean {
  return (authorization ?? null) !== null || cookies?.includes('__Host-') === true
}
