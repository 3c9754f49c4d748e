import {
  type ListedProduct,
  type NamedField,
  namedFieldSchema,
  type Product,
  type TechnicalValues,
} from '@minikran/contract/catalogue'
import { productPath } from '@minikran/domain/catalogue/product-path'
import { technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { presentOutline } from '../calls/present-outline.ts'
import { presentPrices } from '../calls/present-prices.ts'
import type { DetailedProductRow, ListedProductRow } from './product-rows.ts'

/** A product as lists carry it; never who made, changed, locked or trashed it. */
export function presentListedProduct(row: ListedProductRow): ListedProduct {
  const { product } = row
  const slugs = {
    prodcat_slug: row.prodcat_slug,
    prodsubcat_slug: row.prodsubcat_slug,
    product_slug: product.product_slug,
  }
  return {
    id: product.id,
    ...slugs,
    path: productPath(slugs),
    title_sv: product.title_sv,
    title_en: product.title_en,
    model: product.model,
    type: product.type,
    status: product.status,
    depot_ownership: product.depot_ownership,
    green_lifting: product.green_lifting,
    search_tags: product.search_tags,
    placements: product.placements,
    education_city: product.education_city,
    outline: presentOutline(row.outline),
    images: row.images,
    manufacturer: presentManufacturer(row),
    depot: presentDepot(row),
    fld_title1: namedField(product.fld_title1),
    fld_title2: namedField(product.fld_title2),
    fld_title3: namedField(product.fld_title3),
    fld_title4: namedField(product.fld_title4),
    ...presentPrices(product),
    ...technicalValues(product),
  }
}

type ProductExtras = { template: Product['prodtpl']; seatsLeft: number | null }

export function presentProduct(
  row: DetailedProductRow,
  { template, seatsLeft }: ProductExtras,
): Product {
  return {
    ...presentListedProduct(row),
    manufacturer: presentMake(row),
    seats_left: seatsLeft,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    prodcat_title_sv: row.prodcat_title_sv,
    prodcat_title_en: row.prodcat_title_en,
    prodsubcat_title_sv: row.prodsubcat_title_sv,
    prodsubcat_title_en: row.prodsubcat_title_en,
    documents: row.documents,
    movies: row.movies,
    craneselector_slug: row.craneselector_slug,
    prodtpl: template,
    own_values: ownValues(row, template),
  }
}

function ownValues({ product }: DetailedProductRow, template: Product['prodtpl']) {
  const fields = template?.prodtplflds ?? []
  const values = fields.flatMap(({ fld, own }) => {
    const stored = product.fields[fld]
    return own === undefined || stored === undefined ? [] : [[fld, stored] as const]
  })
  return Object.fromEntries(values)
}

function presentManufacturer(row: ListedProductRow): ListedProduct['manufacturer'] {
  if (row.manufacturer_slug === null || row.manufacturer_title_sv === null) return null
  return { manufacturer_slug: row.manufacturer_slug, title_sv: row.manufacturer_title_sv }
}

function presentMake(row: DetailedProductRow): Product['manufacturer'] {
  const manufacturer = presentManufacturer(row)
  const { manufacturer_url: url, manufacturer_logo: logo_img } = row
  return manufacturer && { ...manufacturer, url, logo_img }
}

function presentDepot(row: ListedProductRow): ListedProduct['depot'] {
  const { depot_slug, depot_name, depot_title_sv, depot_city, product } = row
  if (product.depot_id === null || depot_slug === null) return null
  if (depot_name === null || depot_title_sv === null || depot_city === null) return null
  return {
    id: product.depot_id,
    depot_slug,
    depot_name,
    title_sv: depot_title_sv,
    title_en: row.depot_title_en,
    corp_city: depot_city,
  }
}

// The JSON columns may hold values that were written by an older version or in SQL: those of a wrong
// form are left out.
function namedField(value: NamedField | null): NamedField | null {
  return namedFieldSchema.safeParse(value).data ?? null
}

function technicalValues(product: ListedProductRow['product']): TechnicalValues {
  const columns: Record<string, unknown> = product
  const values: Record<string, number | string | number[]> = {}
  for (const [name, { kind, column }] of Object.entries(technicalFields)) {
    const stored = column ? columns[name] : product.fields[name]
    if (isValueOf(kind, stored)) values[name] = stored
  }
  return values
}

type Kind = (typeof technicalFields)[keyof typeof technicalFields]['kind'] | 'select'

function isValueOf(kind: Kind, value: unknown): value is number | string | number[] {
  switch (kind) {
    case 'number':
      return typeof value === 'number'
    case 'text':
      return typeof value === 'string'
    case 'select':
      return Number.isInteger(value)
    case 'multiselect':
      return Array.isArray(value) && value.every(Number.isInteger)
  }
}
