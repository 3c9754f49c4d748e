import type { Image } from '@minikran/contract/catalogue'
import { type SQL, sql } from 'drizzle-orm'
import { image_uses, images } from './schema/media.ts'
import { subquery } from './subquery.ts'
import { isVisible } from './visible.ts'

/** The pictures of one item as a JSON list, in their order. */
export function imagesOf(owner: SQL): SQL<Image[]> {
  return subquery(sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'image_file', ${images.image_file}, 'alt_sv', ${images.alt_sv}, 'alt_en', ${images.alt_en}
    ) order by ${image_uses.order}, ${image_uses.id}), '[]'::jsonb)
    from ${image_uses} join ${images} on ${images.id} = ${image_uses.image_id}
    where ${owner} and ${isVisible(images)}
  )`)
}
