import { watchClock } from './watch-clock.ts'

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
    const wasClockSetBack = watchClock(now)

    const isValid = (made: Made<Value> | null): made is Made<Value> =>
      !wasClockSetBack() && made?.version === contentVersion() && now() < made.untilMs

    const makeAnew = (version: number): Promise<Value> => {
      const made: Made<Value> = {
        version,
        untilMs: Number.POSITIVE_INFINITY,
        // Read before the content: a time that passes in between is then in the past.
        value: nextPublishChange().then((untilMs) => {
          made.untilMs = untilMs
          return make()
        }),
      }
      latest = made
      made.value.catch(() => {
        if (latest === made) latest = null
      })
      return made.value
    }
    return async () => {
      const version = contentVersion()
      if (version === null) return make()
      return isValid(latest) ? latest.value : makeAnew(version)
    }
  }
}
