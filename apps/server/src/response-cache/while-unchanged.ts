type Made<Value> = { value: Promise<Value>; version: number; madeMs: number; untilMs: number }

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

    const isValid = (made: Made<Value> | null): made is Made<Value> =>
      made?.version === contentVersion() &&
      now() < made.untilMs &&
      // Made in the future: the clock has been set back since.
      made.madeMs <= now()

    const makeAnew = async (version: number): Promise<Value> => {
      const made: Made<Value> = {
        value: makeAfterClock(),
        version,
        madeMs: now(),
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
