/** A browser's storage that is gone after the test. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
