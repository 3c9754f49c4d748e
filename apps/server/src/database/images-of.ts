import type { Image } from '@minikran/contract/catalogue'
import { type SQL, sql } from 'drizzle-orm'
import { image_uses, images } from './schema/media.ts'
import { subquery } from './subquery.ts'
import { isVisible } from './visible.ts'

const texts = sql`jsonb_build_object(
  'image_file', ${images.image_file}, 'alt_sv', ${images.alt_sv}, 'alt_en', ${images.alt_en}
)`
// Default values are left out to keep lists small.
const variants = sql`case when ${images.variants_at} is null then '{}'
  else jsonb_build_object('width', ${images.width}, 'height', ${images.height}) end`
const focus = sql`case when (${images.focal_x}, ${images.focal_y}) = (50, 50) then '{}'
  else jsonb_build_object('focal_x', ${images.focal_x}, 'focal_y', ${images.focal_y}) end`
const placeholder = sql`case when ${images.placeholder} is null then '{}'
  else jsonb_build_object('placeholder', ${images.placeholder}) end`

const image = sql`${texts} || ${variants} || ${focus}`

/** The pictures of one item as a JSON list, in their order. */
export const imagesOf = (owner: SQL): SQL<Image[]> => listOf(owner, image)

/** The same with placeholders, for the page of one item. */
export const wholeImagesOf = (owner: SQL): SQL<Image[]> =>
  listOf(owner, sql`${image} || ${placeholder}`)

/** An item's first picture, or null. */
export const firstImageOf = (owner: SQL): SQL<Image | null> => firstOf(owner, image)

/** The file of an item's first picture, or null. */
export const firstFileOf = (owner: SQL): SQL<string | null> =>
  firstOf(owner, sql`${images.image_file}`)

function firstOf<T>(owner: SQL, value: SQL): SQL<T | null> {
  return subquery(sql`(
    select ${value} from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)} order by ${image_uses.order}, ${image_uses.id} limit 1
  )`)
}

function listOf(owner: SQL, element: SQL): SQL<Image[]> {
  return subquery(sql`(
    select coalesce(jsonb_agg(${element} order by ${image_uses.order}, ${image_uses.id}), '[]'::jsonb)
    from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)}
  )`)
}
