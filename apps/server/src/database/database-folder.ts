import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder of files that go with this one. In development they lie beside it; the bundle lies in
 * apps/server/build and leaves them where they are.
 */
export function databaseFolder(name: string): string {
  const beside = join(import.meta.dirname, name)
  return existsSync(beside) ? beside : join(import.meta.dirname, '..', 'src', 'database', name)
}
