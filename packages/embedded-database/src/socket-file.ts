import { join } from 'node:path'

type Place = { host?: string | undefined; port?: number | undefined }

/** The path of the socket; null for a connection over TCP. */
export function socketFileOf({ host, port }: Place): string | null {
  return host?.startsWith('/') ? join(host, `.s.PGSQL.${port ?? 5432}`) : null
}
