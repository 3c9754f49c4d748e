import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LastKnown } from '@minikran/contract/site-handler'
import { demoCompany } from '../database/demo-company.ts'
import type { Env } from '../env.ts'
import { storeFile } from '../media/store-file.ts'

/** On a full disk each page would fail to write it again. */
const retryMs = 60_000

type Options = Pick<Env, 'dataDir' | 'demo'> & { onError: (error: unknown) => void }

/**
 * Stores phone and categories in a file, so that /fel has them when the database is away from the first
 * request on. A demo without the file has at least its phone.
 */
export function lastKnownIn({ dataDir, demo, onError }: Options): LastKnown {
  const file = join(dataDir, 'last-known.json')
  const fallback = demo
    ? JSON.stringify({ company: { ...demoCompany, demo }, categories: [] })
    : null
  let written: string | null = null
  // One write after another: of two at once the older could end last and stay.
  let writing = Promise.resolve()
  return {
    read: async () => {
      try {
        const text = await readFile(file, 'utf8')
        JSON.parse(text)
        return text
      } catch {
        // Never written, or damaged.
        return fallback
      }
    },
    write: (text) => {
      if (text === written) return
      written = text
      const store = () => storeFile(file, (part) => writeFile(part, text))
      writing = writing.then(store).catch((error: unknown) => {
        setTimeout(() => {
          written = null
        }, retryMs).unref()
        onError(error)
      })
    },
  }
}
