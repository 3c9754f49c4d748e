import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LastKnown } from '@minikran/contract/site-handler'
import { demoCompany } from '../database/demo-company.ts'
import type { Env } from '../env.ts'

type Options = Pick<Env, 'dataDir' | 'demo'> & { onError: (error: unknown) => void }

/**
 * Phone and categories in a file, so that /fel has them even when the database is away from the
 * very first request. A demo that never ran knows at least its own phone.
 */
export function lastKnownIn({ dataDir, demo, onError }: Options): LastKnown {
  const file = join(dataDir, 'last-known.json')
  const never = demo ? JSON.stringify({ company: { ...demoCompany, demo }, categories: [] }) : null
  let written: string | null = null
  return {
    read: async () => {
      try {
        const text = await readFile(file, 'utf8')
        JSON.parse(text)
        return text
      } catch {
        // Never written, or torn by a power cut.
        return never
      }
    },
    write: (text) => {
      if (text === written) return
      written = text
      writeFile(file, text).catch(onError)
    },
  }
}
