/** The memory that one body uses. */
export type BodyShare = {
  /** Reserves memory for bytes that have arrived; false: none is left. */
  take: (bytes: number) => boolean
  /** Releases all that was reserved. */
  giveBack: () => void
}
export type BodyRoom = { open: (network: string) => BodyShare }

type Options = { mostBytes: number; mostOfNetwork: number }

/** A limit on the memory of all large bodies that are being received, and of those of one network. */
export function createBodyRoom({ mostBytes, mostOfNetwork }: Options): BodyRoom {
  let taken = 0
  const takenBy = new Map<string, number>()
  const change = (network: string, bytes: number) => {
    taken += bytes
    const left = (takenBy.get(network) ?? 0) + bytes
    if (left > 0) takenBy.set(network, left)
    else takenBy.delete(network)
  }
  return {
    open(network) {
      let own = 0
      return {
        take(bytes) {
          if (taken + bytes > mostBytes) return false
          if ((takenBy.get(network) ?? 0) + bytes > mostOfNetwork) return false
          change(network, bytes)
          own += bytes
          return true
        },
        giveBack() {
          change(network, -own)
          own = 0
        },
      }
    },
  }
}
