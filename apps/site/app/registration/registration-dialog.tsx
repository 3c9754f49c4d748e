import { Dialog } from '@base-ui/react/dialog'
import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useCloseWhenLeft } from '../components/use-close-when-left.ts'
import { localPath } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { CourseFacts } from './course-facts.tsx'
import { type CourseToRegister, courseToRegister } from './course-to-register.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSent } from './registration-sent.tsx'
import type { SentRegistration } from './sent-registration.ts'

export type RegistrationDialogProps = {
  slug: string
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The registration form over the course's page; the same form as on its own page. */
export function RegistrationDialog({ slug, title, isOpen, onOpenChange }: RegistrationDialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-ink opacity-40" />
        <Dialog.Popup
          initialFocus={titleRef}
          className="fixed inset-0 z-20 mx-auto max-w-text overflow-y-auto overscroll-contain bg-paper p-4 small:top-6 small:bottom-auto small:max-h-[calc(100dvh-48px)] small:border small:border-ink small:p-6"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Dialog.Title ref={titleRef} tabIndex={-1} className="text-title">
              {m.registration_title_course({ course: title })}
            </Dialog.Title>
            <Dialog.Close className="grid size-11 shrink-0 place-items-center">
              <Icon name="close" />
              <span className="sr-only">{m.shell_close()}</span>
            </Dialog.Close>
          </div>
          <DialogContent slug={slug} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Loaded = { course: CourseToRegister; challenge: FormChallenge | null }

function DialogContent({ slug, onDone }: { slug: string; onDone: () => void }) {
  const navigate = useNavigate()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [sent, setSent] = useState<SentRegistration | null>(null)

  // The API: the seats as they are now and a fresh sum question, once for each opening.
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answer = await loadForm(slug)
      if (!isCurrent) return
      if (answer === null) await navigate(localPath('/fel'))
      else setLoaded(answer)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [navigate, slug])

  if (sent !== null) return <SentAndClose sent={sent} onDone={onDone} />
  if (loaded === null) return <p role="status">{m.form_loading()}</p>
  if (loaded.course.isOver) return <p>{m.registration_over()}</p>
  return (
    <div className="grid gap-4">
      <p className="max-w-text">{m.registration_intro()}</p>
      <CourseFacts course={loaded.course} />
      <RegistrationForm {...loaded} plainKey={null} posted={null} onSent={setSent} />
    </div>
  )
}

function SentAndClose({ sent, onDone }: { sent: SentRegistration; onDone: () => void }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useCloseWhenLeft(boxRef, onDone)
  return (
    <div ref={boxRef}>
      <RegistrationSent sent={sent} />
    </div>
  )
}

/** Null: the course could not be loaded (specification §8). */
async function loadForm(slug: string): Promise<Loaded | null> {
  const api = browserApi()
  const [product, challenge] = await Promise.all([
    api.getProductObj({ product_slug: slug, no_count: '1' }),
    api.getFormChallenge({ form: 'registration' }),
  ])
  if (!product.ok) return null
  const course = courseToRegister(product.data, { locale: getLocale(), nowMs: Date.now() })
  return course && { course, challenge: challenge.ok ? challenge.data : null }
}
