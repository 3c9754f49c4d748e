import { sizeEnds } from '@minikran/domain/crane-selection/size-box'
import { wholeNumberOr } from '../whole-number.ts'
import { z } from '../z.ts'
import { filters } from './list.ts'

const month = z
  .string()
  // The database has no year 0.
  .regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/)
  .openapi({ description: 'Month', example: '2026-11' })
const end = z.number().nullable()

/**
 * A size box of the searches of a month and depot: above `_from` and up to `_to`, null without an
 * end.
 */
export const searchReportSchema = z
  .object({
    id: z.string(),
    month,
    /** Where the visitors came from; null: not known. */
    depot_id: z.int().nullable(),
    height_from: z.number(),
    height_to: end,
    radius_from: z.number(),
    radius_to: end,
    weight_from: z.number(),
    weight_to: end,
    searches: z.int(),
    /** Those that no crane answered. */
    without_hits: z.int(),
    /** Those that no crane answered with a good margin. */
    tight: z.int(),
    /** The class of cranes that would have made them all well; null: all were answered well. */
    moment_from: end,
    moment_to: end,
  })
  .openapi('SearchReport')

const reportFilters = {
  from: month.optional(),
  to: month.optional(),
  depot_id: filters.id(),
  /** The number of the weight box, 0 the lightest. */
  weight_box: filters.code(sizeEnds.weight.length),
}

export const searchReportsQuery = z.strictObject({
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: wholeNumberOr(25, [1, 1_000]),
  ...reportFilters,
  /** Only boxes with searches that no crane answered, or none with a good margin. */
  missed: filters.flag(),
  sort: z.enum(['month', 'searches', 'without_hits', 'tight']).default('month'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

/** As the list is filtered. */
export const searchHeatQuery = z.strictObject(reportFilters)

/** Searches without hits or with tight answers only, by height and radius. */
export const searchHeatSchema = z
  .object({
    cells: z.array(
      z.object({
        height_to: end,
        radius_to: end,
        without_hits: z.int(),
        tight: z.int(),
        most_weight: z.number(),
      }),
    ),
  })
  .openapi('SearchHeat')

/** Words that were searched for in a month and found nothing. */
export const missedWordsSchema = z
  .object({ id: z.string(), month, words: z.string(), searches: z.int() })
  .openapi('MissedWords')

export const missedWordsQuery = z.strictObject({
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: wholeNumberOr(25, [1, 1_000]),
  from: month.optional(),
  to: month.optional(),
  sort: z.enum(['month', 'searches']).default('month'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

export type MissedWords = z.infer<typeof missedWordsSchema>
export type SearchReport = z.infer<typeof searchReportSchema>
export type SearchHeat = z.infer<typeof searchHeatSchema>
