import { runApart, TooMuchWork } from '../child-processes/run-apart.ts'
import type { DocumentFault } from './document-fault.ts'

/** `documentFault` in a child process; null when too many files are waiting. */
export async function documentFaultApart(
  bytes: Uint8Array,
): Promise<{ fault: DocumentFault | null } | null> {
  try {
    const read = runApart<DocumentFault | null>('document-fault', bytes)
    return read && { fault: await read }
  } catch (error) {
    if (error instanceof TooMuchWork) return { fault: 'documentUnreadable' }
    throw error
  }
}
