import { errorChain } from './error-chain.ts'

type Fault = { code?: unknown; constraint?: unknown; table?: unknown }

/** PostgreSQL's own error behind drizzle's. */
export const databaseFault = (error: unknown): Fault | undefined =>
  errorChain(error).find((at) => 'code' in at && 'constraint' in at)
