const accounts = {
  /** Its pages are made anew, from public data that may be cached. */
  withoutOwnPrice: 'role10@demo.example',
  /** Nothing that it gets is cached. */
  withOwnPrice: 'role20@demo.example',
}

/** Logs an account of the demo in; returns its cookie. */
export async function sessionCookie(
  origin: string,
  account: keyof typeof accounts,
): Promise<string> {
  const params = { email_address: accounts[account], password: 'Lyft-trygg-2026' }
  const response = await fetch(`${origin}/api/auth/doLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params }),
  })
  const { payload } = (await response.json()) as { payload: { token: string } }
  return `__Host-auth=${payload.token}`
}
