/** What `/readyz` and `/fel` ask (contract §1, §3). */
export type Readiness = {
  /** The last known state, at most about a second old. */
  isReady: () => boolean
  /** Asks the database again, at most once a second however often it is called. */
  check: () => Promise<boolean>
  /** A call found the database away; believed when the question under way has no answer either. */
  suspect: () => void
  markMigrated: () => void
  markSiteLoaded: () => void
  /** From now on not ready: the process is going down. */
  drain: () => void
  stop: () => void
}

type Options = { ping: () => Promise<void>; now: () => number }

const keptMs = 1_000

export function createReadiness({ ping, now }: Options): Readiness {
  let migrated = false
  let siteLoaded = false
  let draining = false
  let databaseUp = false
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  const ask = async () => {
    try {
      await ping()
      databaseUp = true
    } catch {
      // Any failure means the same: not usable now, asked again in a second.
      databaseUp = false
    }
    askedAtMs = now()
    asking = null
  }
  const isReady = () => migrated && siteLoaded && databaseUp && !draining
  const check = async () => {
    if (now() - askedAtMs >= keptMs) {
      asking ??= ask()
      await asking
    }
    return isReady()
  }
  const timer = setInterval(() => void check(), keptMs)
  timer.unref()

  return {
    isReady,
    check,
    suspect: () => {
      if (asking !== null) databaseUp = false
    },
    markMigrated: () => {
      migrated = true
    },
    markSiteLoaded: () => {
      siteLoaded = true
    },
    drain: () => {
      draining = true
    },
    stop: () => clearInterval(timer),
  }
}
