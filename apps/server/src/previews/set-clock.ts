import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

/**
 * Sets the clock of the database's queries until the transaction is rolled back: by a function with the
 * same name that comes first in the search path.
 */
export async function setClock(throwaway: Database, atMs: number): Promise<void> {
  const at = new Date(atMs).toISOString()
  await throwaway.execute(sql`create schema preview_clock`)
  await throwaway.execute(sql`
    create function preview_clock.now() returns timestamptz language sql stable
    as $$ select current_setting('preview_clock.at')::timestamptz $$`)
  await throwaway.execute(sql`
    select set_config('preview_clock.at', ${at}, true),
      set_config('search_path', 'preview_clock, ' || current_setting('search_path') || ', pg_catalog', true)`)
}
