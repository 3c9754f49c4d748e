import { hoursTitles } from '@minikran/domain/opening-hours/active-hours'
import { itemId } from '../item-id.ts'
import { oneOf } from '../one-of.ts'
import { emailAddress, validatedDate, validatedText, webAddress } from '../validated-text.ts'
import { z } from '../z.ts'
import { imagesField, lineOfText, publishFields, richText, slug, titleFields } from './item.ts'

export const depotFields = z.strictObject({
  depot_slug: slug,
  depot_name: validatedText('depot_name'),
  ...titleFields,
  continfo_sv: richText.default(''),
  continfo_en: richText.nullable().default(null),
  corp_address: lineOfText,
  corp_zip: z.string().trim().min(5).max(10),
  corp_city: lineOfText,
  corp_lat: z.number().min(-90).max(90),
  corp_lng: z.number().min(-180).max(180),
  phone: validatedText('phone'),
  email_address: emailAddress,
  social_url: webAddress.nullable().default(null),
  shop_url: webAddress.nullable().default(null),
  ...publishFields,
  ...imagesField,
})

export const depotEmployeeFields = z.strictObject({
  fullname: validatedText('fullname'),
  ...titleFields,
  phone: validatedText('phone').nullable().default(null),
  email_address: emailAddress.nullable().default(null),
  depot_ids: z.array(itemId).min(1).max(100),
  ...publishFields,
  ...imagesField,
})

/** 1-7 Monday to Sunday, 10-29 a special day; a date makes the row hold for it alone. */
export const hoursRowSchema = z.strictObject({
  day: z.int().min(1).max(29),
  date: validatedDate('date').nullable().default(null),
  closed: z.boolean().default(false),
  from: validatedText('from').nullable().default(null),
  to: validatedText('to').nullable().default(null),
})

export const maxHoursRows = 400

export const depothoursFields = z.strictObject({
  title: oneOf(hoursTitles),
  depot_id: itemId.nullable().default(null),
  ...publishFields,
  depothourrows: z.array(hoursRowSchema).max(maxHoursRows).default([]),
})
