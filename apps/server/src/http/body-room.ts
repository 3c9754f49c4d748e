/** The part of the room that one body takes. */
export type BodyShare = {
  /** Takes room for bytes that have arrived; false: there is none now. */
  take: (bytes: number) => boolean
  /** Gives back all that was taken. */
  giveBack: () => void
}
export type BodyRoom = { open: (network: string) => BodyShare }

type Options = { mostBytes: number; mostOfNetwork: number }

/** Room for the large bodies under way, of which one network gets a part only. */
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
