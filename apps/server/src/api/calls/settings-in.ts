/** The `settings` cookie of a request; empty when it is missing or cannot be read. */
export function settingsIn(cookies: string | null): Record<string, unknown> {
  const pairs = (cookies ?? '').split(';').map((part) => part.trim())
  const text = pairs.find((pair) => pair.startsWith('settings='))?.slice('settings='.length) ?? ''
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
