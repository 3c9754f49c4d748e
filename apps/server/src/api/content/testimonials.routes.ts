import { type Testimonial, testimonialSchema } from '@minikran/contract/content'
import { asc } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { testimonials } from '../../database/schema/content.ts'
import { isVisible } from '../../database/visible.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { type Call, listOf, noQuery, readCall } from '../calls/call.ts'

/** What customers say, in the company's order. */
export function testimonialCalls({ db }: { db: Database }): Call[] {
  const query = db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      company: testimonials.company,
      content_sv: testimonials.content_sv,
      content_en: testimonials.content_en,
    })
    .from(testimonials)
    .where(isVisible(testimonials))
    .orderBy(asc(testimonials.order), asc(testimonials.id))
    .prepare('testimonials')

  return [
    readCall({
      path: '/site/getTestimonialsArr',
      summary: 'What customers say',
      permission: 'content:read',
      query: noQuery,
      answer: listOf(testimonialSchema),
      reads: ['testimonials'],
      async handle() {
        const rows = await query.execute()
        const data = rows.map(
          (row): Testimonial => ({
            ...row,
            content_sv: cleanRichText(row.content_sv),
            content_en: cleanRichText(row.content_en),
          }),
        )
        return { kind: 'list', data, count: data.length }
      },
    }),
  ]
}
