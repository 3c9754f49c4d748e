import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

/**
 * Puts the clock that the database's queries ask to an instant, until the transaction is taken
 * back: a function of the same name that is found before the real one.
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
