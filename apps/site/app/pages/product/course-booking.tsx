import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Link } from '../../components/link.tsx'
import { useFormDialog } from '../../forms/use-form-dialog.tsx'
import { pathTo } from '../../locale-path.ts'
import { registrationAddress } from '../../registration/registration-address.ts'
import type { ProductView } from './product-view.ts'

/** The seats that are left, as long as they can be had. */
export function CourseSeats({ course }: Pick<ProductView, 'course'>) {
  const left = course?.seatsLeft ?? null
  if (left === null || course?.isOver) return null
  if (left === 0) return <p className="text-orange">{m.educations_full()}</p>
  return <p className="font-medium">{m.product_course_seats({ left })}</p>
}

type Booked = Pick<ProductView, 'course' | 'slug' | 'title'>

/** The link to register, or that it is too late, and the way to the course's other dates. */
export function CourseBooking({ product: { course, slug, title } }: { product: Booked }) {
  return (
    <section className="grid gap-3">
      <p className={course?.isOver ? '' : 'print:hidden'}>
        {course?.isOver ? (
          m.registration_over()
        ) : (
          <RegistrationLink slug={slug} title={title.text} />
        )}
      </p>
      <p className="print:hidden">
        <Link to={`${pathTo('/utbildningar')}?kurs=${course?.key}#tillfallen`} className="tap-link">
          {m.product_course_others()}
        </Link>
      </p>
      <h2 className="text-lead">{m.product_course_questions()}</h2>
      <ContactLinks subject={title.text} isSecond />
    </section>
  )
}

const load = async () =>
  (await import('../../registration/registration-dialog.tsx')).RegistrationDialog

/** A link from a course to its registration. */
function RegistrationLink({ slug, title }: { slug: string; title: string }) {
  const { linkProps, dialog } = useFormDialog({
    to: registrationAddress(slug),
    load,
    props: { slug, title },
  })
  return (
    <>
      <Link {...linkProps} className={buttonClass('primary')}>
        {m.registration_send()}
      </Link>
      {dialog}
    </>
  )
}
