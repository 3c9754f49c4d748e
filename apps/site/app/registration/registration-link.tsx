import { m } from '@minikran/i18n/messages'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { registrationAddress } from './registration-address.ts'
import type { RegistrationDialogProps } from './registration-dialog.tsx'

const loadDialog = () => import('./registration-dialog.tsx')
// On intent: a failed load is tried again by the click.
const preloadDialog = () => void loadDialog().catch(() => undefined)

/** The way to the registration's page; opens the form in a dialog once script is there. */
export function RegistrationLink({ slug, title }: { slug: string; title: string }) {
  const [Dialog, setDialog] = useState<ComponentType<RegistrationDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const to = registrationAddress(slug)
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { RegistrationDialog } = await loadDialog()
      setDialog(() => RegistrationDialog)
      setIsOpen(true)
    } catch {
      // The dialog's script did not come: the page has the same form.
      location.assign(to)
    }
  }
  return (
    <>
      <Link
        to={to}
        onClick={(event) => void open(event)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        data-opens-here
        className={buttonClass('primary')}
      >
        {m.registration_send()}
      </Link>
      {Dialog && <Dialog slug={slug} title={title} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
