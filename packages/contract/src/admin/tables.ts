import { z } from '../z.ts'

export const exportFormat = z.enum(['csv', 'xlsx'])

/** Whether an import is only tried: what it would change, and what is wrong with it. */
export const importQuery = z.strictObject({ dry_run: z.enum(['true', 'false']) })

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What an import did, or would do: every change with the old and the new value, every fault by line and column. */
export const importReportSchema = z
  .object({
    applied: z.boolean(),
    lines: z.int(),
    changes: z.array(
      z.object({
        line: z.int(),
        /** Null: a new item. */
        id: z.int().nullable(),
        name: z.string(),
        fields: z.array(z.object({ column: z.string(), from: cell, to: cell })),
      }),
    ),
    faults: z.array(z.object({ line: z.int(), column: z.string(), rule: z.string(), value: cell })),
  })
  .openapi('ImportReport')

export type ImportReport = z.infer<typeof importReportSchema>
export type ImportChange = ImportReport['changes'][number]
export type ImportFault = ImportReport['faults'][number]
