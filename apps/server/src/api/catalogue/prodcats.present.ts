import type { Prodcat, Prodsubcat } from '@minikran/contract/catalogue'
import { prodcatPath, prodsubcatPath } from '@minikran/domain/catalogue/product-path'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { presentOutline } from '../calls/present-outline.ts'
import type { ProdcatRow, ProdsubcatRow } from './prodcats.queries.ts'

export function presentProdcat(row: ProdcatRow): Prodcat {
  return {
    id: row.id,
    prodcat_slug: row.prodcat_slug,
    prodcat_title_sv: row.prodcat_title_sv,
    prodcat_title_en: row.prodcat_title_en,
    title_en: row.prodcat_title_en,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    outline: presentOutline(row.outline),
    image: row.image,
    path: prodcatPath(row),
    product_count: row.product_count,
  }
}

export function presentProdsubcat(row: ProdsubcatRow): Prodsubcat {
  const slugs = {
    prodcat_slug: row.prodcat.prodcat_slug,
    prodsubcat_slug: row.prodsubcat_slug,
  }
  return {
    id: row.id,
    ...slugs,
    prodcat_title_sv: row.prodcat.prodcat_title_sv,
    prodcat_title_en: row.prodcat.prodcat_title_en,
    prodsubcat_title_sv: row.prodsubcat_title_sv,
    prodsubcat_title_en: row.prodsubcat_title_en,
    content_sv: cleanRichText(row.content_sv),
    content_en: cleanRichText(row.content_en),
    image_file: row.image_file,
    image: row.image,
    outline: presentOutline(row.outline),
    path: prodsubcatPath(slugs),
    product_count: row.product_count,
  }
}
