import type { Lift } from '@minikran/domain/crane-selection/lift'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Database } from '../database/client.ts'
import { mayBeCounted } from './may-be-counted.ts'
import { type RecordedLift, writeLifts, writeMissedWords } from './write-searches.ts'

export type CraneSearch = {
  lift: Lift
  platform: string | undefined
  hitCount: number
  /** There were hits, none of them with a good margin. */
  isTight: boolean
  /** The depot that the visitor came from, by its slug. */
  depot: string | undefined
}

export type SearchRecorder = {
  record: (search: CraneSearch) => void
  /** Counts a search for words that found nothing. */
  recordMiss: (words: string) => void
  flush: () => Promise<void>
  /** Writes what is held and stops the clock. */
  stop: () => Promise<void>
}

const everyMs = 5_000
const mostHeld = 10_000
const mostWordsHeld = 100

type Options = {
  db: Database
  now: () => number
  /** Told how many searches could not be written. */
  onDropped: (searches: number) => void
}

/**
 * Searches are held here and written in batches, so that an answer never waits for a write. They
 * carry numbers or words, caller, depot and month, nothing about the person. What cannot be written
 * is dropped: a lost database must neither fill the memory nor show.
 */
export function createSearchRecorder({ db, now, onDropped }: Options): SearchRecorder {
  let lifts: RecordedLift[] = []
  let words = new Map<string, number>()
  const month = () => `${stockholmDateTime(now()).date.slice(0, 7)}-01`

  const flush = async () => {
    const [heldLifts, heldWords] = [lifts, words]
    lifts = []
    words = new Map()
    const misses = [...heldWords.values()].reduce((sum, searches) => sum + searches, 0)
    if (heldLifts.length > 0) {
      await writeLifts(db, heldLifts).catch(() => onDropped(heldLifts.length))
    }
    if (misses > 0) {
      await writeMissedWords(db, heldWords, month()).catch(() => onDropped(misses))
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    record({ lift, platform, hitCount, isTight, depot }) {
      if (lifts.length >= mostHeld) return onDropped(1)
      lifts.push({
        ...lift,
        platform: callerWord(platform),
        hit_count: hitCount,
        tight: isTight,
        depot_slug: depot ?? null,
        month: month(),
      })
    },
    recordMiss(searched) {
      if (!mayBeCounted(searched)) return
      if (words.size >= mostWordsHeld && !words.has(searched)) return onDropped(1)
      words.set(searched, (words.get(searched) ?? 0) + 1)
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** A caller's name is one word; anything else could be about a person and is not kept. */
function callerWord(platform: string | undefined): string | null {
  return platform !== undefined && /^[\p{L}\p{Nd}._-]+$/u.test(platform) ? platform : null
}
