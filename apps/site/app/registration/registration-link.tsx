import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { useFormDialog } from '../forms/use-form-dialog.tsx'
import { registrationAddress } from './registration-address.ts'

const load = async () => (await import('./registration-dialog.tsx')).RegistrationDialog

/** A link from a course to its registration. */
export function RegistrationLink({ slug, title }: { slug: string; title: string }) {
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
