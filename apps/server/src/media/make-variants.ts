import {
  type VariantFormat,
  variantFile,
  variantFormats,
  widthsFor,
} from '@minikran/domain/media/picture-variants'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Sharp } from 'sharp'
import type { Database } from '../database/client.ts'
import { images } from '../database/schema/media.ts'
import type { Logger } from '../operations/logger.ts'
import type { Turns } from './one-at-a-time.ts'
import { openPicture } from './open-picture.ts'
import type { Storage } from './storage.ts'

type Services = {
  db: Database
  storage: Storage
  turns: Turns
  log: Pick<Logger, 'info' | 'warn'>
  now: () => number
}
type Waiting = { id: number; image_file: string }
type Made = { width: number; height: number; placeholder: string | null }

const placeholderWidth = 16

/**
 * Makes what is missing of every picture: lighter variants in fixed widths, and a tiny one that
 * stands in until they have come. A picture that cannot be made is left as it is and said so.
 */
export async function makeVariants(services: Services): Promise<void> {
  const { db, log, now } = services
  let made = 0
  for (let after = 0; ; ) {
    const picture = await nextWithout(db, after)
    if (picture === null) break
    after = picture.id
    const about = await makeAll(services, picture)
    if (about === null) {
      log.warn({ image: picture.id }, 'picture without variants: its file cannot be read')
      continue
    }
    await db
      .update(images)
      .set({ ...about, variants_at: new Date(now()) })
      .where(and(eq(images.id, picture.id), eq(images.image_file, picture.image_file)))
    made += 1
  }
  if (made > 0) log.info({ pictures: made }, 'variants made')
}

async function nextWithout(db: Database, after: number): Promise<Waiting | null> {
  const [row] = await db
    .select({ id: images.id, image_file: images.image_file })
    .from(images)
    .where(and(isNull(images.variants_at), isNull(images.deleted_at), gt(images.id, after)))
    .orderBy(asc(images.id))
    .limit(1)
  return row ?? null
}

/** Null: there is no such file, or it is no picture. */
async function makeAll(
  { storage, turns }: Services,
  { image_file }: Waiting,
): Promise<Made | null> {
  const bytes = await storage.read(`images/${image_file}`)
  const picture = bytes === null ? 'imageUnreadable' : await openPicture(bytes)
  if (typeof picture === 'string') return null
  const { width, height } = (await picture.metadata()).autoOrient
  for (const each of widthsFor(width)) {
    for (const format of variantFormats) {
      const made = await inTurn(turns, () => encode(picture, each, format))
      await storage.write(`images/${variantFile(image_file, each, format)}`, made)
    }
  }
  return { width, height, placeholder: await inTurn(turns, () => placeholderOf(picture)) }
}

/** A data address of some hundred signs; null for what can be seen through. */
async function placeholderOf(picture: Sharp): Promise<string | null> {
  const { isOpaque } = await picture.clone().stats()
  if (!isOpaque) return null
  const tiny = await picture
    .clone()
    .resize({ width: placeholderWidth })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** The job is tried again when too many wait already. */
function inTurn<Result>(turns: Turns, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.run(work)
  if (turn === null) throw new Error('Too many pictures wait for their turn')
  return turn
}

function encode(picture: Sharp, width: number, format: VariantFormat): Promise<Buffer> {
  const narrow = picture.clone().resize({ width }).toColourspace('srgb')
  return format === 'avif'
    ? narrow.avif({ quality: 56, effort: 2 }).toBuffer()
    : narrow.webp({ quality: 78, smartSubsample: true }).toBuffer()
}
