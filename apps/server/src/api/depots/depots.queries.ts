import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { listHoursSets } from '../../database/hours-sets.ts'
import { firstImageOf, imagesOf } from '../../database/images-of.ts'
import { depot_employee_depots, depot_employees, depots } from '../../database/schema/depots.ts'
import { image_uses } from '../../database/schema/media.ts'
import { isVisible } from '../../database/visible.ts'

const selection = {
  id: depots.id,
  depot_slug: depots.depot_slug,
  depot_name: depots.depot_name,
  title_sv: depots.title_sv,
  title_en: depots.title_en,
  continfo_sv: depots.continfo_sv,
  continfo_en: depots.continfo_en,
  images: imagesOf(eq(image_uses.depot_id, depots.id)),
  corp_lat: depots.corp_lat,
  corp_lng: depots.corp_lng,
  corp_address: depots.corp_address,
  corp_zip: depots.corp_zip,
  corp_city: depots.corp_city,
  phone: depots.phone,
  email_address: depots.email_address,
  social_url: depots.social_url,
  shop_url: depots.shop_url,
}

export function createDepotQueries(db: Database) {
  const visible = (where: SQL | undefined) =>
    db
      .select(selection)
      .from(depots)
      .where(and(isVisible(depots), where))
      .orderBy(asc(depots.order), asc(depots.id))
  const queries = {
    all: visible(undefined).prepare('depots'),
    bySlug: visible(eq(depots.depot_slug, sql.placeholder('slug'))).prepare('depot_by_slug'),
    byId: visible(eq(depots.id, sql.placeholder('id'))).prepare('depot_by_id'),
  }
  const employees = selectEmployees(db).prepare('depot_employees')
  return {
    list: () => queries.all.execute(),
    findBySlug: async (slug: string) => (await queries.bySlug.execute({ slug }))[0] ?? null,
    findById: async (id: number) => (await queries.byId.execute({ id }))[0] ?? null,
    listHoursSets: () => listHoursSets(db),
    listEmployees: () => employees.execute(),
  }
}

function selectEmployees(db: Database) {
  return db
    .select({
      id: depot_employees.id,
      depot_slug: depots.depot_slug,
      fullname: depot_employees.fullname,
      title_sv: depot_employees.title_sv,
      title_en: depot_employees.title_en,
      phone: depot_employees.phone,
      email_address: depot_employees.email_address,
      image: firstImageOf(eq(image_uses.depot_employee_id, depot_employees.id)),
    })
    .from(depot_employees)
    .innerJoin(
      depot_employee_depots,
      eq(depot_employee_depots.depot_employee_id, depot_employees.id),
    )
    .innerJoin(depots, eq(depots.id, depot_employee_depots.depot_id))
    .where(and(isVisible(depot_employees), isVisible(depots)))
    .orderBy(asc(depots.order), asc(depots.id), asc(depot_employees.order), asc(depot_employees.id))
}

type DepotQueries = ReturnType<typeof createDepotQueries>
export type DepotRow = Awaited<ReturnType<DepotQueries['list']>>[number]
