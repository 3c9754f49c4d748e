import { oneOf } from '../one-of.ts'
import { z } from '../z.ts'
import {
  imagesField,
  itemId,
  lineOfText,
  optionalLine,
  publishFields,
  richText,
  slug,
  titleFields,
} from './item.ts'

const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .nullable()
  .default(null)

export const depotFields = z.strictObject({
  depot_slug: slug,
  depot_name: lineOfText,
  ...titleFields,
  continfo_sv: richText.default(''),
  continfo_en: richText.nullable().default(null),
  corp_address: lineOfText,
  corp_zip: z.string().trim().min(5).max(10),
  corp_city: lineOfText,
  corp_lat: z.number().min(-90).max(90),
  corp_lng: z.number().min(-180).max(180),
  phone: lineOfText,
  email_address: z.email().max(254),
  social_url: webAddress,
  shop_url: webAddress,
  ...publishFields,
  ...imagesField,
})

export const depotEmployeeFields = z.strictObject({
  fullname: lineOfText,
  ...titleFields,
  phone: optionalLine.default(null),
  email_address: z.email().max(254).nullable().default(null),
  depot_ids: z.array(itemId).min(1).max(100),
  ...publishFields,
  ...imagesField,
})

const time = z.string().regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/)

/** 1-7 Monday to Sunday, 10-29 a special day; a date makes the row hold for it alone. */
export const hoursRowSchema = z.strictObject({
  day: z.int().min(1).max(29),
  date: z.iso.date().nullable().default(null),
  closed: z.boolean().default(false),
  from: time.nullable().default(null),
  to: time.nullable().default(null),
})

export const hoursTitles = [1, 2, 3, 10] as const

export const depothoursFields = z.strictObject({
  title: oneOf(hoursTitles),
  depot_id: itemId.nullable().default(null),
  ...publishFields,
  depothourrows: z.array(hoursRowSchema).max(400).default([]),
})
