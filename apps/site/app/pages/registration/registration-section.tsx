import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { AfterSending } from '../../forms/after-sending.tsx'
import type { FormSectionProps } from '../../forms/form-state.ts'
import { useSentHere } from '../../forms/use-sent-here.ts'
import { localPath } from '../../locale-path.ts'
import { CourseFacts } from '../../registration/course-facts.tsx'
import type { CourseToRegister } from '../../registration/course-to-register.ts'
import { nextSteps } from '../../registration/next-steps.ts'
import { RegistrationForm } from '../../registration/registration-form.tsx'
import { RegistrationSent } from '../../registration/registration-sent.tsx'
import type { RegistrationField } from '../../registration/registration-values.ts'
import { confirmedRegistration } from '../../registration/sent-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'

type Props = FormSectionProps<LoadedRegistration, RegistrationField> & {
  /** Businesses give their company: a change of the choice loads the island. */
  priceType: PriceTypeChoice
}

/** The registration form, or its confirmation. */
export function RegistrationSection({ form, posted, search }: Props) {
  const { course, ...loaded } = form
  const [sent, setSent] = useSentHere(search, confirmedRegistration(search))
  if (sent !== null) {
    return (
      <RegistrationSent sent={sent}>
        <CourseLink course={course} />
      </RegistrationSent>
    )
  }
  if (course.isOver) {
    return (
      <div className="grid gap-4">
        <p>{m.registration_over()}</p>
        <CourseLink course={course} />
      </div>
    )
  }
  return (
    <AfterSending steps={nextSteps(course)} locale={form.locale}>
      <p>{m.registration_intro()}</p>
      <CourseFacts course={course} />
      <RegistrationForm {...loaded} course={course} posted={posted} onSent={setSent} />
    </AfterSending>
  )
}

function CourseLink({ course }: { course: CourseToRegister }) {
  return (
    <p>
      <Link to={localPath(course.path)} className="tap-link">
        {m.registration_back()}
      </Link>
    </p>
  )
}
