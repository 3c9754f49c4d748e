type Made<Value> = { value: Promise<Value>; version: number; untilMs: number }

type Options = {
  /** A number that changes with the content; null while changes may be missed. */
  contentVersion: () => number | null
  /** The next beginning or end of a publish window. */
  nextPublishChange: () => Promise<number>
  now: () => number
}

/**
 * Remembers what `make` made from content, until content changes or a publish window begins or ends.
 * Calls meanwhile share one value, also while it is being made. While changes may be missed, and after
 * an error, the next call makes it anew.
 */
export type WhileUnchanged = <Value>(make: () => Value | Promise<Value>) => () => Promise<Value>

/** Makes each value anew. */
export const alwaysAnew: WhileUnchanged = (make) => async () => make()

export function createWhileUnchanged(options: Options): WhileUnchanged {
  const { contentVersion, nextPublishChange, now } = options
  return <Value>(make: () => Value | Promise<Value>) => {
    let latest: Made<Value> | null = null
    let seenMs = Number.NEGATIVE_INFINITY

    const isValid = (made: Made<Value> | null): made is Made<Value> => {
      const nowMs = now()
      const wasSetBack = nowMs < seenMs
      seenMs = nowMs
      return made?.version === contentVersion() && nowMs < made.untilMs && !wasSetBack
    }

    const makeAnew = async (version: number): Promise<Value> => {
      const made: Made<Value> = {
        value: makeAfterClock(),
        version,
        untilMs: Number.POSITIVE_INFINITY,
      }
      latest = made
      try {
        return await made.value
      } catch (error) {
        if (latest === made) latest = null
        throw error
      }

      async function makeAfterClock() {
        // Read before the content: a time that passes in between is then in the past.
        const untilMs = await nextPublishChange()
        made.untilMs = untilMs
        return make()
      }
    }
    return async () => {
      const version = contentVersion()
      if (version === null) return make()
      return isValid(latest) ? latest.value : makeAnew(version)
    }
  }
}
