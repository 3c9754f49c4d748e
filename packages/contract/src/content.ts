import { z } from './z.ts'

/** What a customer says; `content` is rich text in both languages (reading 29). */
export const testimonialSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    company: z.string().nullable(),
    content_sv: z.string(),
    content_en: z.string().nullable(),
  })
  .openapi('Testimonial')

export type Testimonial = z.infer<typeof testimonialSchema>
