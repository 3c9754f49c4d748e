import { runApart, TooMuchWork } from '../child-processes/run-apart.ts'
import type { ReadTable } from './read-table.ts'

/** `readTable` in a child process; null when too many files are waiting. */
export async function readTableApart(bytes: Uint8Array): Promise<ReadTable | null> {
  try {
    return await runApart<ReadTable>('read-table', bytes)
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'unreadable', rule: 'tooLarge' }
    throw error
  }
}
