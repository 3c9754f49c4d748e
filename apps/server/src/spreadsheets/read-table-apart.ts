import { runApart } from '../child-processes/run-apart.ts'
import type { ReadTable } from './read-table.ts'

/** `readTable` in a child process, accounts in turns. */
export const readTableApart = (bytes: Uint8Array, userId: number) =>
  runApart<ReadTable>('read-table', {
    bytes,
    userId,
    tooMuch: { kind: 'unreadable', rule: 'tooLarge' },
  })
