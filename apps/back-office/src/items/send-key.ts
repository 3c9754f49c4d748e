type Sending = { text: string; key: string }

/**
 * The key under which a text is sent: sent again unchanged it has the same one, also after a reload,
 * so that it is stored once.
 */
export function sendKey(place: string, text: string): string {
  const begun = begunAt(place)
  if (begun?.text === text) return begun.key
  const sending: Sending = { text, key: randomKey() }
  localStorage.setItem(place, JSON.stringify(sending))
  return sending.key
}

/** The text is taken: the next one is another, even in the same words. */
export function forgetSendKey(place: string): void {
  localStorage.removeItem(place)
}

function begunAt(place: string): Sending | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Sending | null
  } catch {
    // Written by somebody else: as if nothing had been sent.
    return null
  }
}

// `randomUUID` is missing where a site has no https.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
