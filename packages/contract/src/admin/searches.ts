import { wholeNumberOr } from '../whole-number.ts'
import { z } from '../z.ts'
import { filters } from './list.ts'

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .openapi({ description: 'Month', example: '2026-11' })
const end = z.number().nullable()

/** A size box of the searches of a month: above `_from` and up to `_to`, null without an end. */
export const searchReportSchema = z
  .object({
    id: z.string(),
    month,
    height_from: z.number(),
    height_to: end,
    radius_from: z.number(),
    radius_to: end,
    weight_from: z.number(),
    weight_to: end,
    searches: z.int(),
    /** Those that no crane answered. */
    without_hits: z.int(),
  })
  .openapi('SearchReport')

export const searchReportsQuery = z.strictObject({
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: wholeNumberOr(25, [1, 1_000]),
  from: month.optional(),
  to: month.optional(),
  /** Only boxes with searches that no crane answered. */
  missed: filters.flag(),
  sort: z.enum(['month', 'searches', 'without_hits']).default('month'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

/** Without a month: all that was ever searched. */
export const searchHeatQuery = z.strictObject({ month: month.optional() })

/** Searches without hits by height and radius, whatever the weight. */
export const searchHeatSchema = z
  .object({
    month: month.nullable(),
    cells: z.array(
      z.object({ height_to: end, radius_to: end, without_hits: z.int(), most_weight: z.number() }),
    ),
  })
  .openapi('SearchHeat')

export type SearchReport = z.infer<typeof searchReportSchema>
export type SearchHeat = z.infer<typeof searchHeatSchema>
