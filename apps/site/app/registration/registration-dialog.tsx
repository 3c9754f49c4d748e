import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { FormDialog } from '../forms/form-dialog.tsx'
import type { DialogState } from '../forms/use-form-dialog.tsx'
import { browserApi } from '../page-data/browser-api.ts'
import { CourseFacts } from './course-facts.tsx'
import { type CourseToRegister, courseToRegister } from './course-to-register.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSent } from './registration-sent.tsx'
import type { SentRegistration } from './sent-registration.ts'

export type RegistrationDialogProps = DialogState & { slug: string; title: string }

/** The registration form in a dialog over the course's page. */
export function RegistrationDialog({ slug, title, ...state }: RegistrationDialogProps) {
  return (
    <FormDialog<Loaded, SentRegistration>
      {...state}
      title={m.registration_title_course({ course: title })}
      load={() => loadForm(slug)}
      form={Form}
      receipt={RegistrationSent}
    />
  )
}

type Loaded = { course: CourseToRegister; challenge: FormChallenge | null }
type FormProps = Loaded & { onSent: (sent: SentRegistration) => void }

function Form({ course, challenge, onSent }: FormProps) {
  if (course.isOver) return <p>{m.registration_over()}</p>
  return (
    <div className="grid gap-4">
      <p className="max-w-text">{m.registration_intro()}</p>
      <CourseFacts course={course} />
      <RegistrationForm
        course={course}
        challenge={challenge}
        plainKey={null}
        posted={null}
        onSent={onSent}
      />
    </div>
  )
}

/** Null when the course could not be loaded. */
async function loadForm(slug: string): Promise<Loaded | null> {
  const api = browserApi()
  // The current number of free seats.
  const [product, challenge] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getFormChallenge({ form: 'registration' }),
  ])
  if (!product.ok) return null
  const course = courseToRegister(product.data, { locale: getLocale(), nowMs: Date.now() })
  return course && { course, challenge: challenge.ok ? challenge.data : null }
}
