import type { Lift } from '@minikran/domain/crane-selection/lift'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Database } from '../database/client.ts'
import { createRegularWriter, type RegularWriter } from '../operations/regular-writer.ts'
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

export type SearchRecorder = RegularWriter & {
  record: (search: CraneSearch) => void
  /** Counts a search for words that found nothing. */
  recordMiss: (words: string) => void
}

const mostLifts = 10_000
const mostWords = 100

type Options = {
  db: Database
  now: () => number
  /** Called with the number of searches that could not be written. */
  onDropped: (searches: number) => void
}

/**
 * Collects searches and writes them in batches, so that an answer never waits for a write. They hold
 * figures or words, platform, depot and month, no personal data. Searches that cannot be written are
 * dropped, so that a lost database does not fill the memory.
 */
export function createSearchRecorder({ db, now, onDropped }: Options): SearchRecorder {
  let lifts: RecordedLift[] = []
  let words = new Map<string, number>()
  const month = () => `${stockholmDateTime(now()).date.slice(0, 7)}-01`

  const write = async () => {
    const [batch, wordBatch] = [lifts, words]
    lifts = []
    words = new Map()
    const misses = [...wordBatch.values()].reduce((sum, searches) => sum + searches, 0)
    if (batch.length > 0) {
      await writeLifts(db, batch).catch(() => onDropped(batch.length))
    }
    if (misses > 0) {
      await writeMissedWords(db, wordBatch, month()).catch(() => onDropped(misses))
    }
  }
  return {
    ...createRegularWriter(write),
    record({ lift, platform, hitCount, isTight, depot }) {
      if (lifts.length >= mostLifts) return onDropped(1)
      lifts.push({
        ...lift,
        platform: platformWord(platform),
        hit_count: hitCount,
        tight: isTight,
        depot_slug: depot ?? null,
        month: month(),
      })
    },
    recordMiss(searched) {
      if (!mayBeCounted(searched)) return
      if (words.size >= mostWords && !words.has(searched)) return onDropped(1)
      words.set(searched, (words.get(searched) ?? 0) + 1)
    },
  }
}

/** A platform is one word; anything else could be personal data and is not stored. */
function platformWord(platform: string | undefined): string | null {
  return platform !== undefined && /^[\p{L}\p{Nd}._-]+$/u.test(platform) ? platform : null
}
