/** What keeps the process from its work, as `/readyz` says it; no word about where anything lies. */
export type Trouble = 'starting' | 'stopping' | 'databaseAway' | 'databaseSocketGone' | 'diskFull'

/** What `/readyz` and `/fel` ask. */
export type Readiness = {
  /** The last known state, at most about a second old. */
  isReady: () => boolean
  /** What stands in the way, as last known; nothing when it is ready. */
  troubles: () => Trouble[]
  /** Asks again, at most once a second however often it is called. */
  check: () => Promise<boolean>
  /** A call found the database away; believed when the question under way has no answer either. */
  suspect: () => void
  markMigrated: () => void
  markSiteLoaded: () => void
  /** From now on not ready: the process is going down. */
  drain: () => void
  stop: () => void
}

/** What has to be usable; asking throws while it is not. */
type Checks = Partial<Record<Trouble, () => Promise<void>>> & { databaseAway: () => Promise<void> }

type Options = { checks: Checks; now: () => number }

const keptMs = 1_000

export function createReadiness({ checks, now }: Options): Readiness {
  let migrated = false
  let siteLoaded = false
  let draining = false
  let found: Trouble[] = ['databaseAway']
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  const ask = async () => {
    const asked = Object.entries(checks).map(([trouble, isUsable]) =>
      // Any failure means the same: not usable now, asked again in a second.
      isUsable().then(
        () => null,
        () => trouble as Trouble,
      ),
    )
    found = (await Promise.all(asked)).filter((trouble) => trouble !== null)
    askedAtMs = now()
    asking = null
  }
  const troubles = (): Trouble[] => {
    if (draining) return ['stopping']
    return migrated && siteLoaded ? found : ['starting', ...found]
  }
  const isReady = () => troubles().length === 0
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
    troubles,
    check,
    suspect: () => {
      if (asking !== null && !found.includes('databaseAway')) found = ['databaseAway', ...found]
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
