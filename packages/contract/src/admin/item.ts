import { itemId } from '../item-id.ts'
import { z } from '../z.ts'

/** An instant with its offset from UTC. */
export const instant = z.iso.datetime({ offset: true })
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .openapi({ description: 'Small letters, digits and single hyphens' })
export const lineOfText = z.string().trim().min(1).max(200)
/** A blank one is none. */
export const optionalLine = z
  .string()
  .trim()
  .max(200)
  .nullable()
  .overwrite((typed) => typed || null)
export const richText = z.string().max(100_000)

// In UTC. The database does not read years before 1 or after 9999, and years below 1000 come back as others.
const isInStoredYears = (text: string) => !/^[-+0]/.test(new Date(text).toJSON())
const storedInstant = instant.refine(isInStoredYears)

/** What a person may set of every content item. */
export const publishFields = {
  publish_at: storedInstant.nullable().default(null),
  unpublish_at: storedInstant.nullable().default(null),
  order: z.int().min(-1_000_000).max(1_000_000).default(0),
}

/** A text in both languages; a missing translation is null, never a copy. */
export const titleFields = { title_sv: lineOfText, title_en: optionalLine.default(null) }
export const contentFields = {
  content_sv: richText.default(''),
  content_en: richText.nullable().default(null),
}

export const lockSchema = z
  .object({ user_id: z.int(), fullname: z.string(), since: instant, mine: z.boolean() })
  .openapi('ItemLock')

/** What the server adds to the fields of every item. */
export const itemState = {
  id: z.int(),
  /** Its item type by code: 1 depot … 9 product, 0 unsorted. */
  item_type: z.int().min(0).max(9),
  version: z.int(),
  /** Who is working on it; null: nobody, or nobody in the last half hour. */
  lock: lockSchema.nullable(),
  deleted_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  updated_by_name: z.string().nullable(),
  may_write: z.boolean(),
  /** Whether you may trash, restore and lock it. */
  may_move: z.boolean(),
}

/** Which pictures, documents and movies an item shows, in order. */
const idList = z
  .array(itemId)
  .max(30)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([])
export const imagesField = { image_ids: idList }
export const filesFields = { document_ids: idList, movie_ids: idList }
/** Not in lists: the page that shows the item, or will; null: none. */
export const seenAt = { public_path: z.string().nullable() }

/** How often it was viewed on the site. */
export const viewed = { views: z.int() }

/** Which item. */
export const itemQuery = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/)
    .transform(Number)
    .pipe(itemId),
})
export const itemBody = z.strictObject({ id: itemId })
/** An item and the version of it that was seen. */
export const versionBody = z.strictObject({ id: itemId, version: z.int().min(1) })
const lockBody = z.strictObject({ id: itemId, take_over: z.boolean().default(false) })
/** A lock holds for the item in whatever version. */
export const moveBodies = {
  trash: versionBody,
  restore: versionBody,
  destroy: versionBody,
  lock: lockBody,
  unlock: itemBody,
}

/** Which place it gets: just before another item, else just after one, else the last. */
export const orderBody = z.strictObject({
  id: itemId,
  before: itemId.nullable().default(null),
  after: itemId.nullable().default(null),
})
/** `entry`: the line of the history whose version the item goes back to. */
export const revertBody = versionBody.extend({ entry: itemId })

export const historySchema = z
  .object({
    id: z.int(),
    /** The version that this line made; null for what makes none, such as a lock. */
    version: z.int().nullable(),
    at: instant,
    fullname: z.string().nullable(),
    action: z.string(),
    changes: z.record(z.string(), z.unknown()),
  })
  .openapi('ItemHistory')
