import { runApart } from '../child-processes/run-apart.ts'
import type { ReadTable, TableLine } from './read-table.ts'

/** `readTable` in a child process, accounts in turns. */
export async function readTableApart(bytes: Uint8Array, userId: number): Promise<ReadTable> {
  const lines: TableLine[] = []
  const read = await runApart<ReadTable, TableLine[]>('read-table', {
    bytes,
    userId,
    tooMuch: { kind: 'unreadable', rule: 'tooLarge' },
    onPart: (part) => void lines.push(...part),
  })
  return read.kind === 'table' ? { ...read, lines } : read
}
