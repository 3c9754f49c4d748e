import type { Testimonial } from '@minikran/contract/content'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { RichText } from '../../components/rich-text.tsx'
import { useRootData } from '../../use-root-data.ts'

export type TestimonialData = { id: number; name: string; company: string | null; text: LocalText }

/** The data of a testimonial. */
export function testimonialData(testimonial: Testimonial, locale: Locale): TestimonialData {
  const { id, name, company } = testimonial
  return { id, name, company, text: titleIn(testimonial, 'content', locale) }
}

/** Testimonials; the demo's are marked as examples. */
export function Testimonials({ testimonials }: { testimonials: TestimonialData[] }) {
  const { company } = useRootData()
  if (testimonials.length === 0) return null
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-title">{m.testimonials_title()}</h2>
        {company?.demo && <p className="text-small text-muted">{m.testimonials_examples()}</p>}
      </div>
      <ul className="grid gap-x-8 gap-y-6 tiles:grid-cols-2 wide:grid-cols-3">
        {testimonials.map(({ id, name, company: employer, text }) => (
          <li key={id} className="border-t border-ink pt-3">
            <figure className="grid gap-3">
              <blockquote>
                <RichText content={text} />
              </blockquote>
              <figcaption className="text-small text-muted">
                {employer === null ? name : `${name}, ${employer}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
