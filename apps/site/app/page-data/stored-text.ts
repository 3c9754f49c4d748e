type Place = { storage: 'localStorage' | 'sessionStorage'; key: string }

/** A text in the browser's storage; empty without one, and where storage is disabled. */
export function storedText({ storage, key }: Place): string {
  try {
    return globalThis[storage].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** An empty text is removed. False when storage is full or disabled. */
export function storeText({ storage, key }: Place, text: string): boolean {
  try {
    if (text === '') globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}
