/** PostgreSQL cannot be started or used; the message is a sentence for the person at the terminal. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
