/** Logs a customer of the demo in; returns the cookie. Whoever is logged in gets nothing from the cache. */
export async function sessionCookie(origin: string): Promise<string> {
  const params = { email_address: 'role10@demo.example', password: 'Lyft-trygg-2026' }
  const response = await fetch(`${origin}/api/auth/doLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params }),
  })
  const { payload } = (await response.json()) as { payload: { token: string } }
  return `__Host-auth=${payload.token}`
}
