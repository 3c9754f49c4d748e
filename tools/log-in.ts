/** Logs a demo account in by its role; returns the token of the session. */
export async function logIn(
  url: string,
  { realm, role }: { realm: 'site' | 'backOffice'; role: number },
): Promise<string> {
  const call = realm === 'site' ? 'auth/doLogin' : 'admin/auth/doLogin'
  const params = { email_address: `role${role}@demo.example`, password: 'Lyft-trygg-2026' }
  const response = await fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params }),
  })
  const { payload } = (await response.json()) as { payload: { token: string } }
  return payload.token
}
