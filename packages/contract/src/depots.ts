import { imageSchema } from './catalogue.ts'
import { wholeNumber } from './whole-number.ts'
import { z } from './z.ts'

/** One row of the hours that are current now: `day` 1-7 is Monday to Sunday (specification §3). */
export const depotHourSchema = z
  .object({
    day: z.int().min(1).max(7),
    closed: z.boolean(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .openapi('DepotHour')

export const depotSchema = z
  .object({
    id: z.int(),
    depot_slug: z.string(),
    depot_name: z.string(),
    title_sv: z.string(),
    title_en: z.string().nullable(),
    continfo_sv: z.string(),
    continfo_en: z.string().nullable(),
    images: z.array(imageSchema),
    corp_lat: z.number(),
    corp_lng: z.number(),
    corp_address: z.string(),
    corp_zip: z.string(),
    corp_city: z.string(),
    phone: z.string(),
    email_address: z.string(),
    social_url: z.string().nullable(),
    shop_url: z.string().nullable(),
    path: z.string(),
    depothours: z.array(depotHourSchema),
  })
  .openapi('Depot')

export const depotSlugQuery = z.strictObject({ depot_slug: z.string().min(1).max(120) })
export const depotIdQuery = z.strictObject({
  depot_id: wholeNumber(1, 2_147_483_647),
})

export type Depot = z.infer<typeof depotSchema>
export type DepotHour = z.infer<typeof depotHourSchema>
