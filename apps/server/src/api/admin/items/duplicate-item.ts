import { getTableColumns, like } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import type { Answer } from '../../calls/call.ts'
import { findItem } from './find-item.ts'
import type { Fields, Resource } from './resource.ts'
import { createItem, type Saving } from './save-item.ts'

/** A copy with all parts and its own slug; it is not published. */
export async function duplicateItem(saving: Saving, id: number): Promise<Answer> {
  const { db, resource } = saving
  const original = await findItem(db, saving, id)
  if (original === null) return { kind: 'notFound' }
  const names = Object.keys(resource.fields.shape)
  const own = Object.fromEntries(names.map((name) => [name, original[name]]))
  const unseen = { publish_at: null, unpublish_at: null }
  const fields = { ...own, ...unseen, ...(await freeSlug(db, resource, own)) }
  const trail = { copy_of: id }
  return createItem(saving, { sent: trail, fields: resource.toCopy(fields), trail })
}

const longestStem = 110

async function freeSlug(db: Reader, resource: Resource, item: Fields): Promise<Fields> {
  const [name] = Object.values(resource.unique).flatMap(({ field, rule }) =>
    rule === 'slugExists' ? [field] : [],
  )
  const column = name === undefined ? undefined : getTableColumns(resource.table)[name]
  if (name === undefined || column === undefined) return {}
  const stem = `${String(item[name]).slice(0, longestStem)}-kopia`
  const rows = await db
    .select({ slug: column })
    .from(resource.table)
    .where(like(column, `${stem}%`))
  const taken = new Set(rows.map(({ slug }) => String(slug)))
  let slug = stem
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`
  return { [name]: slug }
}
