import { contents, titles } from './both-languages.ts'
import { priceShape, productDepotSchema, seatsLeft } from './catalogue.ts'
import { z } from './z.ts'

/** One occasion of a course; `course_time` is local, 'YYYY-MM-DD HH:mm'. */
export const courseOccasionSchema = z
  .object({
    id: z.int(),
    product_slug: z.string(),
    path: z.string(),
    type: z.int(),
    education_city: z.string().nullable(),
    depot: productDepotSchema,
    course_time: z.string().nullable(),
    course_participant: z.int().nullable(),
    seats_left: seatsLeft,
    ...priceShape,
  })
  .openapi('CourseOccasion')

/** A course with its coming occasions, the soonest first; those without a date come last. */
export const educationSchema = z
  .object({
    course: z.string(),
    ...titles,
    ...contents,
    course_hours: z.number().nullable(),
    course_validity: z.number().nullable().openapi({ description: 'Years' }),
    course_prerequisites: z.array(z.int()),
    occasions: z.array(courseOccasionSchema),
  })
  .openapi('Education')

export type CourseOccasion = z.infer<typeof courseOccasionSchema>
export type Education = z.infer<typeof educationSchema>
