import { redirect } from 'react-router'
import { loadFormStart } from '../../forms/load-form-start.ts'
import { localPath } from '../../locale-path.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import { courseToRegister } from '../../registration/course-to-register.ts'

export type LoadedRegistration = Awaited<ReturnType<typeof loadRegistration>>

/** The date of the course, and the first values of the form. */
export async function loadRegistration(input: LoadInput) {
  const { api, locale, url } = input
  const slug = url.searchParams.get('produkt') ?? ''
  // A registration needs a date: without one, redirects to the courses.
  if (slug === '') throw redirect(localPath('/utbildningar', locale))
  const [form, product] = await Promise.all([
    loadFormStart(input, 'registration'),
    api.getProductObj({ product_slug: slug, no_count: '1' }),
  ])
  const course = courseToRegister(found(product), { locale, nowMs: Date.now() })
  if (course === null) throw notFound()
  return { ...form, course }
}
