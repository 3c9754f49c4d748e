import { z } from './z.ts'

/** RFC 9457 answer for everything but a success and a form that was refused. */
export const problemSchema = z
  .object({
    type: z.string().openapi({ description: 'Always the same', example: 'about:blank' }),
    title: z
      .string()
      .openapi({ description: 'The error in a few words', example: 'Validation failed' }),
    status: z.int().openapi({ description: 'The HTTP status', example: 422 }),
    detail: z.string(),
    code: z.string().openapi({ description: 'Names the error', example: 'validationFailed' }),
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
