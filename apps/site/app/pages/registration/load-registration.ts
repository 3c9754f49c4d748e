import { redirect } from 'react-router'
import { newKey } from '../../forms/idempotency-key.ts'
import { knownFields } from '../../forms/known-fields.ts'
import { localPath } from '../../locale-path.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import { courseToRegister } from '../../registration/course-to-register.ts'

export type LoadedRegistration = Awaited<ReturnType<typeof loadRegistration>>

/** The date of the course, and the first values of the form. */
export async function loadRegistration({ api, customer, locale, url }: LoadInput) {
  const slug = url.searchParams.get('produkt') ?? ''
  // A registration needs a date: without one, redirects to the courses.
  if (slug === '') throw redirect(localPath('/utbildningar', locale))
  const [product, challenge, known] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getFormChallenge({ form: 'registration' }),
    customer && knownFields(customer, url.search),
  ])
  const course = courseToRegister(found(product), { locale, nowMs: Date.now() })
  if (course === null) throw notFound()
  return { course, challenge: challenge.ok ? challenge.data : null, plainKey: newKey(), known }
}
