/** The embedded PostgreSQL cannot be used; the message is a whole sentence for the person who started the program. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
