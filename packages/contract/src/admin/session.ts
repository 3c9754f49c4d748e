import { z } from '../z.ts'

/** Who is logged in to the back office; what the role may do is the domain's table. */
export const staffSchema = z
  .object({
    id: z.int(),
    fullname: z.string(),
    email_address: z.string(),
    role: z.int(),
    depot_id: z.int().nullable(),
    locale: z.enum(['sv', 'en']),
    /** `missing`: it has to be set up before anything else. */
    second_step: z.enum(['on', 'off', 'missing']),
  })
  .openapi('Staff')

export type Staff = z.infer<typeof staffSchema>
