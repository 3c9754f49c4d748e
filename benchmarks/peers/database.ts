import pg from 'pg'
import type { Image, ListedProduct } from '../../packages/contract/src/catalogue.ts'
import { fields } from './fields.ts'

// Where PostgreSQL is comes from PGHOST, PGPORT, PGUSER and PGDATABASE.
const pool = new pg.Pool()

export type Found = { data: ListedProduct[]; count: number }
export type ChartRow = {
  id: number
  lift_height: number
  lift_radius: number
  lift_weight: number
  equipment: string
}
export type File = { name: string; file: string }
export type ProductDetails = {
  product: ListedProduct
  prodcat_title: string
  prodsubcat_title: string
  content: string
  manufacturer_url: string | null
  depot_phone: string | null
  documents: File[]
  movies: File[]
  chart: ChartRow[]
  related: ListedProduct[]
}

const visible = (table: string) =>
  `${table}.deleted_at is null and ${table}.publish_at <= now()
   and (${table}.unpublish_at is null or ${table}.unpublish_at > now())`

const listedColumns = `
  p.id, p.product_slug, p.title_sv, p.title_en, p.model, p.type, p.status, p.depot_ownership,
  p.green_lifting, p.search_tags, p.placements, p.education_city, p.depot_id,
  p.fld_title1, p.fld_title2, p.fld_title3, p.fld_title4, p.prod_vat,
  p.price_first_day_ore, p.price_following_days_ore, p.price_weekend_ore, p.price_basic_fee_ore,
  p.price_sale_ore, p.price_rentstart_ore, p.price_rentday_ore, p.price_offer_ore,
  p.weight, p.total_weight, p.lift_capacity, p.max_load, p.liftheight, p.max_range, p.workheight_m,
  p.platformheight_m, p.length, p.length_unfolded, p.width, p.width_folded, p.width_unfolded,
  p.height, p.height_unfolded, p.useformaterial, p.material, p.fuel_type, p.persons,
  p.pickandcarry, p.gripwidth_mm, p.course_participant, p.course_hours, p.course_time, p.fields,
  c.prodcat_slug, s.prodsubcat_slug, s.outline, m.manufacturer_slug, m.title_sv as manufacturer,
  d.depot_slug, d.depot_name, d.title_sv as depot_sv, d.title_en as depot_en, d.corp_city,
  (select coalesce(json_agg(json_build_object('image_file', i.image_file, 'alt_sv', i.alt_sv,
     'alt_en', i.alt_en, 'width', i.width, 'height', i.height) order by u."order"), '[]')
   from image_uses u join images i on i.id = u.image_id
   where u.product_id = p.id and ${visible('i')}) as images`

const visibleProducts = `
  from products p
  join prodsubcats s on s.id = p.prodsubcat_id
  join prodcats c on c.id = s.prodcat_id
  left join manufacturers m on m.id = p.manufacturer_id and ${visible('m')}
  left join depots d on d.id = p.depot_id and ${visible('d')}
  where p.status = 1 and ${visible('p')} and ${visible('s')} and ${visible('c')}`

/** Products whose search text has every word. */
export async function searchProducts(search: string, most: number): Promise<Found> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const { rows } = await pool.query(
    `select ${listedColumns}, (count(*) over ())::int as count ${visibleProducts}
     and p.norm like all($1) order by p."order", p.id limit $2`,
    [words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`), most],
  )
  return { data: rows.map(toProduct), count: rows[0]?.count ?? 0 }
}

/** Products up to a weight in kg. */
export async function listProducts(mostWeight: number, most: number): Promise<Found> {
  const { rows } = await pool.query(
    `select ${listedColumns}, (count(*) over ())::int as count ${visibleProducts}
     and p.weight <= $1 order by p."order", p.id limit $2`,
    [mostWeight, most],
  )
  return { data: rows.map(toProduct), count: rows[0]?.count ?? 0 }
}

/** A product with all that its page shows; null: there is none. */
export async function findProduct(slug: string): Promise<ProductDetails | null> {
  const { rows } = await pool.query(
    `select ${listedColumns}, p.prodsubcat_id, p.content_sv, c.prodcat_title_sv,
       s.prodsubcat_title_sv, m.url as manufacturer_url, d.phone as depot_phone,
       (select coalesce(json_agg(json_build_object('name', f.document_name, 'file', f.document_file)
          order by u."order"), '[]') from document_uses u join documents f on f.id = u.document_id
        where u.product_id = p.id and ${visible('f')}) as documents,
       (select coalesce(json_agg(json_build_object('name', f.movie_name, 'file', f.movie_file)
          order by u."order"), '[]') from movie_uses u join movies f on f.id = u.movie_id
        where u.product_id = p.id and ${visible('f')}) as movies
     ${visibleProducts} and p.product_slug = $1`,
    [slug],
  )
  const [row] = rows
  if (row === undefined) return null
  const [chart, related] = await Promise.all([
    pool.query<ChartRow>(
      `select r.id, r.lift_height, r.lift_radius, r.lift_weight,
         coalesce(g.title_sv, 'Huvudbom') as equipment
       from craneselector_rows r
       join craneselectors k on k.id = r.craneselector_id
       left join crane_configurations g
         on g.craneselector_id = k.id and g.key = r.configuration
       where k.product_id = $1 and ${visible('k')} order by r.line`,
      [row.id],
    ),
    pool.query(
      `select ${listedColumns} ${visibleProducts} and p.prodsubcat_id = $1 and p.id <> $2
       order by abs(p.lift_capacity - $3) nulls last, p."order", p.id limit 4`,
      [row.prodsubcat_id, row.id, row.lift_capacity],
    ),
  ])
  return {
    product: toProduct(row),
    prodcat_title: row.prodcat_title_sv,
    prodsubcat_title: row.prodsubcat_title_sv,
    content: row.content_sv,
    manufacturer_url: row.manufacturer_url,
    depot_phone: row.depot_phone,
    documents: row.documents,
    movies: row.movies,
    chart: chart.rows,
    related: related.rows.map(toProduct),
  }
}

const sek = (ore: number | null) => (ore === null ? null : ore / 100)

function toProduct(row: pg.QueryResultRow): ListedProduct {
  const values: Record<string, number | string | number[]> = {}
  for (const name of Object.keys(fields)) {
    const value = row[name] ?? row.fields[name]
    if (value !== null && value !== undefined) values[name] = value
  }
  return {
    id: row.id,
    prodcat_slug: row.prodcat_slug,
    prodsubcat_slug: row.prodsubcat_slug,
    product_slug: row.product_slug,
    path: `/produkter/${row.prodcat_slug}/${row.prodsubcat_slug}/${row.product_slug}`,
    title_sv: row.title_sv,
    title_en: row.title_en,
    model: row.model,
    type: row.type,
    status: row.status,
    depot_ownership: row.depot_ownership,
    green_lifting: row.green_lifting,
    search_tags: row.search_tags,
    placements: row.placements,
    education_city: row.education_city,
    outline: row.outline,
    images: row.images as Image[],
    manufacturer: row.manufacturer_slug && {
      manufacturer_slug: row.manufacturer_slug,
      title_sv: row.manufacturer,
    },
    depot: row.depot_slug && {
      id: row.depot_id,
      depot_slug: row.depot_slug,
      depot_name: row.depot_name,
      title_sv: row.depot_sv,
      title_en: row.depot_en,
      corp_city: row.corp_city,
    },
    fld_title1: row.fld_title1,
    fld_title2: row.fld_title2,
    fld_title3: row.fld_title3,
    fld_title4: row.fld_title4,
    ...pricesIn(row),
    ...values,
  }
}

function pricesIn(row: pg.QueryResultRow) {
  return {
    prod_vat: row.prod_vat,
    price_first_day: sek(row.price_first_day_ore),
    price_following_days: sek(row.price_following_days_ore),
    price_weekend: sek(row.price_weekend_ore),
    price_basic_fee: sek(row.price_basic_fee_ore),
    price_sale: sek(row.price_sale_ore),
    price_rentstart: sek(row.price_rentstart_ore),
    price_rentday: sek(row.price_rentday_ore),
    price_offer: sek(row.price_offer_ore),
  }
}
