import { DatabaseStartError } from '@minikran/embedded-database/database-start-error'
import pg from 'pg'
import { errorChain, innermost } from './error-chain.ts'
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

/** A sentence for the terminal about an error that the operator can fix; null for a bug. */
export function sentenceFor(error: unknown): string | null {
  const known = saidBy(error)
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

/** The message of the server, store or file system that failed. */
export function reasonOf(error: unknown): string {
  const said = saidBy(error) ?? error
  // When all addresses of a name refuse, as those of localhost, the error has no message of its own.
  if (said instanceof AggregateError && said.message === '') return reasonOf(said.errors[0])
  return said instanceof Error ? said.message : String(said)
}

/** The error with words for the operator, else the innermost. */
function saidBy(error: unknown): Error | undefined {
  const isSaid = (at: Error) => at instanceof Refusal || at instanceof DatabaseStartError
  return errorChain(error).find(isSaid) ?? innermost(error)
}

function isFileFault(error: Error | undefined): error is NodeJS.ErrnoException {
  return error !== undefined && 'code' in error && fileFaults.has(String(error.code))
}
