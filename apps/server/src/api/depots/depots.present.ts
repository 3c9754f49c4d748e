import type { Depot, DepotEmployee } from '@minikran/contract/depots'
import { depotPath } from '@minikran/domain/catalogue/product-path'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import type { DepotEmployeeRow, DepotRow } from './depots.queries.ts'
import type { ShownHours } from './present-hours.ts'

export function presentDepot(row: DepotRow, hours: ShownHours): Depot {
  return {
    id: row.id,
    depot_slug: row.depot_slug,
    depot_name: row.depot_name,
    title_sv: row.title_sv,
    title_en: row.title_en,
    continfo_sv: cleanRichText(row.continfo_sv),
    continfo_en: cleanRichText(row.continfo_en),
    images: row.images,
    corp_lat: row.corp_lat,
    corp_lng: row.corp_lng,
    corp_address: row.corp_address,
    corp_zip: row.corp_zip,
    corp_city: row.corp_city,
    phone: row.phone,
    email_address: row.email_address,
    social_url: row.social_url,
    shop_url: row.shop_url,
    path: depotPath(row),
    ...hours,
  }
}

export function presentDepotEmployee(row: DepotEmployeeRow): DepotEmployee {
  return {
    id: row.id,
    depot_slug: row.depot_slug,
    fullname: row.fullname,
    title_sv: row.title_sv,
    title_en: row.title_en,
    phone: row.phone,
    email_address: row.email_address,
    image: row.images[0] ?? null,
  }
}
