/** Why the process is not ready, as `/readyz` names it. It reveals no paths or addresses. */
export type Trouble = 'starting' | 'stopping' | 'databaseAway' | 'databaseSocketGone' | 'diskFull'

/** For `/readyz` and `/fel`. */
export type Readiness = {
  /** The last known state, at most about a second old. */
  isReady: () => boolean
  /** The last known troubles; empty when it is ready. */
  troubles: () => Trouble[]
  /** Runs the checks, at most once a second. */
  check: () => Promise<boolean>
  /** A call could not reach the database: the check that is running counts as failed. */
  suspect: () => void
  markMigrated: () => void
  /** Not ready from now on: the process is stopping. */
  drain: () => void
  stop: () => void
}

/** Each check throws while its part is unusable. */
type Checks = Partial<Record<Trouble, () => Promise<void>>> & { databaseAway: () => Promise<void> }

type Options = { checks: Checks; now: () => number }

const checkedEveryMs = 1_000

export function createReadiness({ checks, now }: Options): Readiness {
  let migrated = false
  let draining = false
  let found: Trouble[] = ['databaseAway']
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null

  const runChecks = async () => {
    const results = Object.entries(checks).map(([trouble, isUsable]) =>
      // Every failure means unusable; the next check is a second later.
      isUsable().then(
        () => null,
        () => trouble as Trouble,
      ),
    )
    found = (await Promise.all(results)).filter((trouble) => trouble !== null)
    checkedAtMs = now()
    checking = null
  }
  const troubles = (): Trouble[] => {
    if (draining) return ['stopping']
    return migrated ? found : ['starting', ...found]
  }
  const isReady = () => troubles().length === 0
  const check = async () => {
    if (now() - checkedAtMs >= checkedEveryMs) {
      checking ??= runChecks()
      await checking
    }
    return isReady()
  }
  const timer = setInterval(() => void check(), checkedEveryMs)
  timer.unref()

  return {
    isReady,
    troubles,
    check,
    suspect: () => {
      if (checking !== null && !found.includes('databaseAway')) found = ['databaseAway', ...found]
    },
    markMigrated: () => {
      migrated = true
    },
    drain: () => {
      draining = true
    },
    stop: () => clearInterval(timer),
  }
}
