import { hoursTitles } from '@minikran/domain/opening-hours/active-hours'
import { titles } from './both-languages.ts'
import { imageSchema } from './catalogue.ts'
import { queryItemId } from './item-id.ts'
import { oneOf } from './one-of.ts'
import { z } from './z.ts'

/** One row of the hours that are current now: `day` 1-7 is Monday to Sunday. */
export const depotHourSchema = z
  .object({
    day: z.int().min(1).max(7),
    closed: z.boolean(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  })
  .openapi('DepotHour')

const localDate = z.string().openapi({ example: '2026-12-24' })
const localTime = z.string().openapi({ example: '07:00' })
const specialDay = z
  .int()
  .min(10)
  .max(29)
  .openapi({ description: 'Code of the special day, 10-29' })

const dayHoursShape = {
  date: localDate,
  closed: z.boolean(),
  from: localTime.nullable(),
  to: localTime.nullable(),
}

/** The hours of one day of this week or the next; `special_day` is the code of a special day, open or closed. */
export const dateHoursSchema = z
  .object({ ...dayHoursShape, special_day: specialDay.nullable() })
  .openapi('DateHours')

export const specialDateSchema = z
  .object({ ...dayHoursShape, special_day: specialDay })
  .openapi('SpecialDate')

/** The hours of an ordinary week that differ from those of now, as with summer and winter. */
const comingHoursSchema = z
  .object({
    from_date: localDate,
    to_date: localDate.nullable(),
    depothours: z.array(depotHourSchema),
  })
  .openapi('ComingHours')

/** Open until `time`, or opening at `time` of `date`; `day` says how people speak of that date. */
export const openStateSchema = z
  .object({
    state: z.enum(['open', 'closed', 'unknown']),
    date: localDate.nullable(),
    time: localTime.nullable(),
    day: z.enum(['today', 'tomorrow', 'weekday', 'date']).nullable(),
    valid_until: z
      .string()
      .openapi({ description: 'Instant until which everything said about the hours holds' }),
  })
  .openapi('OpenState')

/** When a machine is collected and returned for the next weekend that the depot's hours allow. */
const nextWeekendSchema = z.object({ pickup_at: z.string(), return_at: z.string() })

export const depotSchema = z
  .object({
    id: z.int(),
    depot_slug: z.string(),
    depot_name: z.string(),
    ...titles,
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
    hours_week: z.array(dateHoursSchema),
    hours_next_week: z.array(dateHoursSchema),
    special_days: z.array(specialDateSchema),
    coming_hours: z.array(comingHoursSchema),
    open_state: openStateSchema,
    next_weekend: nextWeekendSchema.nullable(),
  })
  .openapi('Depot')

/** A person at a depot: one item for each depot that a person answers for. */
export const depotEmployeeSchema = z
  .object({
    id: z.int(),
    depot_slug: z.string(),
    fullname: z.string(),
    ...titles,
    phone: z.string().nullable(),
    email_address: z.string().nullable(),
    image: imageSchema.nullable(),
  })
  .openapi('DepotEmployee')

const hoursRowSchema = z.object({
  depothour_id: z.int(),
  day: z.int(),
  date: localDate.nullable(),
  closed: z.boolean(),
  from: localTime.nullable(),
  to: localTime.nullable(),
})

/** All sets of opening hours that can apply at a depot, for the pickup check of a form. */
export const depotHoursSchema = z
  .object({
    depot_id: z.int(),
    sets: z.array(
      z.object({
        id: z.int(),
        title: oneOf(hoursTitles),
        depot_id: z.int().nullable(),
        publish_at: z.string(),
        unpublish_at: z.string().nullable(),
        depothourrows: z.array(hoursRowSchema),
      }),
    ),
  })
  .openapi('DepotHours')

export const depotSlugQuery = z.strictObject({ depot_slug: z.string().min(1).max(120) })
export const depotIdQuery = z.strictObject({
  depot_id: queryItemId,
})

export type Depot = z.infer<typeof depotSchema>
export type DepotHour = z.infer<typeof depotHourSchema>
export type DateHours = z.infer<typeof dateHoursSchema>
export type SpecialDate = z.infer<typeof specialDateSchema>
export type OpenState = z.infer<typeof openStateSchema>
export type DepotEmployee = z.infer<typeof depotEmployeeSchema>
export type DepotHours = z.infer<typeof depotHoursSchema>
