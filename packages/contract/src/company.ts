import { z } from './z.ts'

/** The company behind the site: what header, footer and error pages say. */
export const companySchema = z
  .object({
    name: z.string(),
    phone: z.string(),
    email_address: z.string(),
    founded: z.string(),
    employees: z.int(),
    demo: z
      .boolean()
      .openapi({ description: 'True for demo content: prices, streets and texts are invented' }),
  })
  .openapi('Company')

export type Company = z.infer<typeof companySchema>
