import type { CreateSiteHandler, SiteOptions, Visitor } from '@minikran/contract/site-handler'
import { allows } from '@minikran/domain/access/permissions'
import { instantOf, type LocalDate, parseLocalDate } from '@minikran/domain/primitives/local-date'
import { readId } from '@minikran/domain/validation/read-id'
import { eq, sql } from 'drizzle-orm'
import { findRow } from '../api/admin/items/find-item.ts'
import type { Parent, Resource, Row } from '../api/admin/items/resource.ts'
import { allResources } from '../api/admin/resources/all-resources.ts'
import { authenticate, type FindSession, sessionToken } from '../api/calls/authenticate.ts'
import type { Database } from '../database/client.ts'
import { createFairTurns } from '../http/fair-turns.ts'
import { createPreviewApi, type PreviewServices } from './preview-api.ts'
import { inThrowaway } from './throwaway-database.ts'

/** Answers a request for a preview; null for every other request. */
export type AnswerPreview = (request: Request, visitor: Visitor) => Promise<Response | null>

type Options = PreviewServices & {
  db: Database
  findSession: FindSession
  createSite: CreateSiteHandler
  site: Omit<SiteOptions, 'callApi' | 'preview' | 'lastKnown'>
}

/** `?forhandsvisning=posts-12` on the address that the item will have, `&datum=2027-05-04` for that day. */
const previewParameter = 'forhandsvisning'
const dateParameter = 'datum'
const named = /^([a-z]+)-(\d+)$/

/**
 * A page as the public will see it: the item is published in a transaction, the page is rendered by the
 * public code, and the transaction is rolled back. With a date the transaction's clock is set to noon of
 * that day instead. Only for staff who may read the item; otherwise the parameter is ignored.
 */
export function createPreviews(options: Options): AnswerPreview {
  const { db, findSession, createSite, site, publicUrl } = options
  // Each preview holds a connection and locks its item's row.
  const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 20 })
  return async (request, visitor) => {
    const preview = previewIn(request)
    if (preview === null) return null
    const token = sessionToken(request, 'backOffice', publicUrl)
    const actor = await authenticate(token, 'backOffice', findSession)
    if (actor.kind !== 'account' || !allows(actor.role, preview.resource.read)) return null
    if (options.requireSecondStep && actor.lacksSecondStep) return null
    const row = await findRow(db, { ...preview, actor }, preview.id)
    if (row === null || row.deleted_at !== null) return null
    const render = () =>
      inThrowaway(db.$client, async (throwaway) => {
        const { date } = preview
        const atMs = date === null ? null : instantOf(date, noon)
        if (atMs === null) await publish(throwaway, preview.resource, row)
        else await setClock(throwaway, atMs)
        const now = atMs === null ? options.now : () => atMs
        const callApi = createPreviewApi(throwaway, { ...options, now })
        const handle = createSite({ ...site, callApi, lastKnown: noLastKnown, preview: { date } })
        return privateResponse(await handle(request, visitor))
      })
    return await inTurn(`user ${actor.userId}`, render)
  }
}

// The time of day for a preview with a date.
const noon = '12:00'
const noLastKnown = { read: async () => null, write: () => undefined }

type Preview = { resource: Resource; id: number; date: LocalDate | null }

function previewIn({ method, url }: Request): Preview | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const { searchParams } = new URL(url)
  const [, item, number = ''] = named.exec(searchParams.get(previewParameter) ?? '') ?? []
  const resource = allResources.find((one) => one.item === item && one.isContent)
  const id = readId(number)
  if (resource === undefined || typeof id !== 'number') return null
  return { resource, id, date: parseLocalDate(searchParams.get(dateParameter) ?? '') }
}

async function publish(db: Database, resource: Resource, row: Row): Promise<void> {
  const { table } = resource
  const own = { ...resource.publicWith, ...published } as never
  await db.update(table).set(own).where(eq(table.id, row.id))
  for (const above of await resource.above(db, row)) await publishAbove(db, above)
}

async function publishAbove(db: Database, { table, id }: Parent): Promise<void> {
  await db.update(table).set(published).where(eq(table.id, id))
}

// Columns store milliseconds: now() itself could be rounded into the future.
const published = {
  publish_at: sql`least(publish_at, now() - interval '1 second')`,
  unpublish_at: null,
}

async function privateResponse(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const body = await answer.arrayBuffer()
  const own = new Headers(headers)
  own.set('cache-control', 'private, no-store')
  own.set('x-robots-tag', 'noindex')
  return new Response(body.byteLength === 0 ? null : body, { status, headers: own })
}

/**
 * Sets the clock of the database's queries until the transaction is rolled back: by a function with the
 * same name that comes first in the search path.
 */
async function setClock(throwaway: Database, atMs: number): Promise<void> {
  const at = new Date(atMs).toISOString()
  await throwaway.execute(sql`create schema preview_clock`)
  await throwaway.execute(sql`
    create function preview_clock.now() returns timestamptz language sql stable
    as $$ select current_setting('preview_clock.at')::timestamptz $$`)
  await throwaway.execute(sql`
    select set_config('preview_clock.at', ${at}, true),
      set_config('search_path', 'preview_clock, ' || current_setting('search_path') || ', pg_catalog', true)`)
}
