import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { redirect, useActionData, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { EarlyDraft } from '../../forms/early-draft.tsx'
import { newKey } from '../../forms/idempotency-key.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import { CourseFacts } from '../../registration/course-facts.tsx'
import type { CourseToRegister } from '../../registration/course-to-register.ts'
import { RegistrationForm } from '../../registration/registration-form.tsx'
import { RegistrationSent } from '../../registration/registration-sent.tsx'
import {
  confirmedRegistration,
  type SentRegistration,
} from '../../registration/sent-registration.ts'
import { postRegistration } from './post-registration.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const slug = url.searchParams.get('produkt') ?? ''
  // A registration is for one occasion: without one, they are to be chosen from.
  if (slug === '') throw redirect(localPath('/utbildningar', locale))
  const [product, challenge, { courseToRegister }] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getFormChallenge(),
    // Comes with the data: a first page has its words already.
    import('../../registration/course-to-register.ts'),
  ])
  const course = courseToRegister(found(product), { locale, nowMs: Date.now() })
  if (course === null) throw notFound()
  return { course, challenge: challenge.ok ? challenge.data : null, plainKey: newKey() }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const action = postRegistration

// Contract §3: the page carries a question of its own and is never kept.
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const handle = { unlisted: true }

export function meta() {
  return pageMeta({
    title: m.registration_title(),
    text: m.registration_description(),
    unlisted: true,
  })
}

export default function RegistrationPage() {
  const { course, ...form } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>() ?? null
  const { pathname, search } = useLocation()
  const [sentByScript, setSent] = useState<SentRegistration | null>(null)
  const sent = sentByScript ?? confirmedRegistration(search)
  const { title, path } = course
  return (
    <div className="grid max-w-text gap-4 py-4">
      <Breadcrumbs
        trail={[
          { title: m.page_educations(), path: pathTo('/utbildningar') },
          { title: title.text, path: localPath(path), lang: title.lang },
          { title: m.registration_title(), path: pathname + search },
        ]}
      />
      <h1 className="text-title">{m.registration_title_course({ course: title.text })}</h1>
      {sent !== null && (
        <RegistrationSent sent={sent}>
          <CourseLink course={course}>{m.registration_back()}</CourseLink>
        </RegistrationSent>
      )}
      {sent === null && course.isOver && (
        <>
          <p>{m.registration_over()}</p>
          <CourseLink course={course}>{m.registration_back()}</CourseLink>
        </>
      )}
      {sent === null && !course.isOver && (
        <>
          <p>{m.registration_intro()}</p>
          <CourseFacts course={course} />
          <EarlyDraft />
          <RegistrationForm {...form} course={course} posted={posted} onSent={setSent} />
        </>
      )}
    </div>
  )
}

function CourseLink({ course, children }: { course: CourseToRegister; children: string }) {
  return (
    <p>
      <Link to={localPath(course.path)} className="inline-flex min-h-11 items-center text-link">
        {children}
      </Link>
    </p>
  )
}
