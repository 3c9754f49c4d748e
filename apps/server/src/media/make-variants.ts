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
import type { FairTurns } from '../http/fair-turns.ts'
import type { Logger } from '../operations/logger.ts'
import { openPicture } from './open-picture.ts'
import type { Storage } from './storage.ts'

type Services = {
  db: Database
  storage: Storage
  /** Throws when too many are waiting, so that the job is retried. */
  turns: FairTurns
  log: Pick<Logger, 'info' | 'warn'>
  now: () => number
}
type Original = { id: number; image_file: string }
type Variants = { width: number; height: number; placeholder: string | null }

const placeholderWidth = 16
/** Its name among those who wait for a turn. */
const job = 'variants'

/**
 * Makes the variants in fixed widths and the placeholder of every picture that has none. A picture
 * that cannot be read is logged and skipped. Throws when it is to stop.
 */
export async function makeVariants(services: Services, stopping: AbortSignal): Promise<void> {
  const { db, log, now } = services
  let made = 0
  for (let after = 0; ; ) {
    const picture = await nextWithout(db, after)
    if (picture === null) break
    after = picture.id
    const variants = await makeAll(services, picture, stopping)
    if (variants === null) {
      log.warn({ image: picture.id }, 'picture without variants: its file cannot be read')
      continue
    }
    await db
      .update(images)
      .set({ ...variants, variants_at: new Date(now()) })
      .where(and(eq(images.id, picture.id), eq(images.image_file, picture.image_file)))
    made += 1
  }
  if (made > 0) log.info({ pictures: made }, 'variants made')
}

async function nextWithout(db: Database, after: number): Promise<Original | null> {
  const [row] = await db
    .select({ id: images.id, image_file: images.image_file })
    .from(images)
    .where(and(isNull(images.variants_at), isNull(images.deleted_at), gt(images.id, after)))
    .orderBy(asc(images.id))
    .limit(1)
  return row ?? null
}

/** Null when the file is missing, damaged or not a picture. */
async function makeAll(
  { storage, turns }: Services,
  { image_file }: Original,
  stopping: AbortSignal,
): Promise<Variants | null> {
  const bytes = await storage.read(`images/${image_file}`)
  const picture = bytes === null ? 'imageUnreadable' : await openPicture(bytes)
  if (typeof picture === 'string') return null
  const { width, height } = (await picture.metadata()).autoOrient
  for (const each of widthsFor(width)) {
    for (const format of variantFormats) {
      stopping.throwIfAborted()
      const made = await turns(job, () => encode(picture, each, format).catch(() => null))
      if (made === null) return null
      await storage.write(`images/${variantFile(image_file, each, format)}`, made)
    }
  }
  return { width, height, placeholder: await turns(job, () => placeholderOf(picture)) }
}

/** A data URL of a few hundred characters; null for a transparent picture. */
async function placeholderOf(picture: Sharp): Promise<string | null> {
  const { hasAlpha } = await picture.metadata()
  // Reads every pixel, and finds out much more than is asked here.
  if (hasAlpha && !(await picture.clone().stats()).isOpaque) return null
  const tiny = await picture
    .clone()
    .resize({ width: placeholderWidth })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

function encode(picture: Sharp, width: number, format: VariantFormat): Promise<Buffer> {
  const narrow = picture.clone().resize({ width }).toColourspace('srgb')
  return format === 'avif'
    ? narrow.avif({ quality: 56, effort: 2 }).toBuffer()
    : narrow.webp({ quality: 78, smartSubsample: true }).toBuffer()
}
