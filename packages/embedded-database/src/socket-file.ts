import { join } from 'node:path'
import type { DatabaseConnection } from './with-client.ts'

/** The path of the socket; null for a connection over TCP. */
export function socketFileOf({ host, port }: DatabaseConnection): string | null {
  return host.startsWith('/') ? join(host, `.s.PGSQL.${port}`) : null
}
