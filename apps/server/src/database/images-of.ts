import type { Image } from '@minikran/contract/catalogue'
import { type SQL, sql } from 'drizzle-orm'
import { image_uses, images } from './schema/media.ts'
import { subquery } from './subquery.ts'
import { isVisible } from './visible.ts'

const words = sql`jsonb_build_object(
  'image_file', ${images.image_file}, 'alt_sv', ${images.alt_sv}, 'alt_en', ${images.alt_en}
)`
// Defaults are left out: lists hold many pictures.
const variants = sql`case when ${images.variants_at} is null then '{}'
  else jsonb_build_object('width', ${images.width}, 'height', ${images.height}) end`
const focus = sql`case when (${images.focal_x}, ${images.focal_y}) = (50, 50) then '{}'
  else jsonb_build_object('focal_x', ${images.focal_x}, 'focal_y', ${images.focal_y}) end`
const placeholder = sql`case when ${images.placeholder} is null then '{}'
  else jsonb_build_object('placeholder', ${images.placeholder}) end`

/** The pictures of one item as a JSON list, in their order. */
export function imagesOf(owner: SQL): SQL<Image[]> {
  return listOf(owner, sql`${words} || ${variants} || ${focus}`)
}

/** The same for an item that is looked up alone: with what stands in until each has come. */
export function wholeImagesOf(owner: SQL): SQL<Image[]> {
  return listOf(owner, sql`${words} || ${variants} || ${focus} || ${placeholder}`)
}

/** An item's first picture; null where it has none. */
export function firstImageOf(owner: SQL): SQL<Image | null> {
  return subquery(sql`(
    select ${words} || ${variants} || ${focus}
    from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)} order by ${image_uses.order}, ${image_uses.id} limit 1
  )`)
}

/** The file of an item's first picture; null where it has none. */
export function firstFileOf(owner: SQL): SQL<string | null> {
  return subquery(sql`(
    select ${images.image_file} from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)} order by ${image_uses.order}, ${image_uses.id} limit 1
  )`)
}

function listOf(owner: SQL, image: SQL): SQL<Image[]> {
  return subquery(sql`(
    select coalesce(jsonb_agg(${image} order by ${image_uses.order}, ${image_uses.id}), '[]'::jsonb)
    from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)}
  )`)
}
