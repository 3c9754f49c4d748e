import { eq, sql } from 'drizzle-orm'
import { firstFileOf } from './images-of.ts'
import { manufacturers, prodsubcats } from './schema/catalogue.ts'
import { image_uses } from './schema/media.ts'
import { subquery } from './subquery.ts'

/** The file of a manufacturer's logo: its library picture, or else `logo_img`. */
export const manufacturerLogo = subquery<string | null>(
  sql`coalesce(${firstFileOf(eq(image_uses.manufacturer_id, manufacturers.id))}, ${manufacturers.logo_img})`,
)

/** The file of a subcategory's picture: from the library, or else `image_file`. */
export const subcategoryPicture = subquery<string | null>(
  sql`coalesce(${firstFileOf(eq(image_uses.prodsubcat_id, prodsubcats.id))}, ${prodsubcats.image_file})`,
)
