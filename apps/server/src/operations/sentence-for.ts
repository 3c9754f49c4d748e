import { DatabaseStartError } from '@minikran/embedded-database/database-start-error'
import pg from 'pg'
import { Refusal } from './refusal.ts'

const fileFaults = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EISDIR',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
])

const databaseSettings =
  'DATA_DIR names the data folder. DATABASE_URL names another PostgreSQL to use.'

/** What the person at the terminal can put right, as a sentence; null for a fault of the program. */
export function sentenceFor(error: unknown): string | null {
  const known = innermost(error)
  if (known instanceof Refusal) return known.message
  if (known instanceof DatabaseStartError) return `${known.message}\n${databaseSettings}`
  if (known instanceof pg.DatabaseError) {
    return `The database refused: ${known.message} (${known.code ?? 'without a code'}).`
  }
  if (isFileFault(known)) {
    return `${known.message}. Look at who may write there, and at the free space of the disk.`
  }
  return null
}

/** What was said by the server or store that something failed at. */
export function reasonOf(error: unknown): string {
  const said = innermost(error)
  // Of several addresses that refuse, as localhost has, the error itself says nothing.
  if (said instanceof AggregateError && said.message === '') return reasonOf(said.errors[0])
  return said instanceof Error ? said.message : String(said)
}

/** The query builder and the clients of stores wrap what was said. */
function innermost(error: unknown): unknown {
  const isSaid = error instanceof Refusal || error instanceof DatabaseStartError
  if (isSaid || !(error instanceof Error) || !(error.cause instanceof Error)) return error
  return innermost(error.cause)
}

function isFileFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && fileFaults.has(String(error.code))
}
