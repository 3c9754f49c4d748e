import { z } from './z.ts'

/** RFC 9457 answer for everything but a success and a form that was refused. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    request_id: z.string(),
    /** Only with `validationFailed`: rule keys by the name of the parameter or field. */
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** Beside `errors`: how many fields are faulty, as for a refused form. */
    count: z.int().optional(),
    /** With a 409: the item as it is now, who holds it, or what still needs it. */
    facts: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('Problem')

export type Problem = z.infer<typeof problemSchema>
