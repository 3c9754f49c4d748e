import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../../packages/embedded-database/src/with-client.ts'
import type { OutsideDatabase } from '../outside-database.ts'

type Connection = OutsideDatabase['connection']

/** Where the server can be stopped amid its work, without its knowing: by triggers of the campaign. */
const places = {
  /** The last thing of the transaction that stores a case. */
  commit: {
    key: 101,
    trigger: `create constraint trigger hold_commit after insert on public.cases
      deferrable initially deferred for each row execute function campaign.hold(101)`,
  },
  /** A worker takes a job. */
  taking: {
    key: 102,
    trigger: `create trigger hold_taking after update on pgboss.job
      for each row when (new.state = 'active') execute function campaign.hold(102)`,
  },
  /** A mail that was delivered is noted as sent. */
  noting: {
    key: 103,
    trigger: `create trigger hold_noting after update on public.mails
      for each row when (new.state = 'sent') execute function campaign.hold(103)`,
  },
} as const

export type Place = keyof typeof places

const patienceMs = 300_000
const pollMs = 20

/** Puts the triggers in; they let everything pass until somebody holds their place. */
export async function prepareHolds(connection: Connection): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('create schema campaign')
    await client.query(
      `create function campaign.hold() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(tg_argv[0]::int); return null; end $$`,
    )
    for (const { trigger } of Object.values(places)) await client.query(trigger)
  })
}

/** Whoever comes to the place waits there from now on. */
export async function holdAt(connection: Connection, place: Place) {
  const { key } = places[place]
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [key])
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [key],
    )
    return rows.map(({ pid }) => pid)
  }
  const until = async (isSo: () => Promise<boolean>) => {
    const end = performance.now() + patienceMs
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`Nothing happened at ${place}.`)
      await delay(pollMs)
    }
  }
  return {
    reached: () => until(async () => (await waiting()).length > 0),
    /** Ends whoever waits, as a database does whose client's machine has died. */
    async breakOff() {
      for (const pid of await waiting())
        await client.query('select pg_terminate_backend($1)', [pid])
      await until(async () => (await waiting()).length === 0)
    },
    /** Lets whoever waits go on, and everybody after; resolves when what waited is committed. */
    async release() {
      const pids = await waiting()
      await client.query('select pg_advisory_unlock($1)', [key])
      await until(async () => !(await areInTransaction(client, pids)))
      await client.end()
    },
  }
}

async function areInTransaction(client: pg.Client, pids: readonly number[]): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where pid = any($1) and xact_start is not null',
    [pids],
  )
  return rowCount !== 0
}
