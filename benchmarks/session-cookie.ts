const account = { email_address: 'role10@demo.example', password: 'Lyft-trygg-2026' }

/** Logs a customer of the demo in; returns the cookie. */
export async function sessionCookie(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/doLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params: account }),
  })
  const { payload } = (await response.json()) as { payload: { token: string } }
  return `__Host-auth=${payload.token}`
}
