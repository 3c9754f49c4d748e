import { join } from 'node:path'

type Place = { host?: string | undefined; port?: number | undefined }

/** The file of the socket; null where the database is reached without one. */
export function socketFileOf({ host, port }: Place): string | null {
  return host?.startsWith('/') ? join(host, `.s.PGSQL.${port ?? 5432}`) : null
}
