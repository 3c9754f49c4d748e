import { runApart } from '../child-processes/run-apart.ts'
import type { ReadTable } from './read-table.ts'

/** `readTable` in a child process; null when too many files are waiting. */
export const readTableApart = async (bytes: Uint8Array) =>
  runApart<ReadTable>('read-table', bytes, { kind: 'unreadable', rule: 'tooLarge' })
