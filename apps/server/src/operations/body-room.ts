/** Memory that all large bodies under way share; small ones need none. */
export type BodyRoom = {
  /** Null: there is no room now. The answer gives the room back, however often it is called. */
  take: (bytes: number) => (() => void) | null
}

/** Room for so many bytes at once, whatever number of clients sends them. */
export function createBodyRoom(totalBytes: number): BodyRoom {
  let freeBytes = totalBytes
  return {
    take(bytes) {
      if (bytes > freeBytes) return null
      freeBytes -= bytes
      let isTaken = true
      return () => {
        if (isTaken) freeBytes += bytes
        isTaken = false
      }
    },
  }
}
