import { m } from '@minikran/i18n/messages'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { inquiryAddress } from './inquiry-address.ts'
import { slugsIn } from './inquiry-list.ts'

/** A link to the inquiry form with the listed machines; hidden while the list is empty. */
export function InquiryListLink({ listed }: { listed: string }) {
  const slugs = slugsIn(listed)
  if (slugs.length === 0) return null
  return (
    <Link
      to={inquiryAddress(...slugs)}
      className="inline-flex min-h-11 items-center gap-2 font-medium whitespace-nowrap"
    >
      <Icon name="inquiry" />
      {m.shell_inquiry()} ({slugs.length})
    </Link>
  )
}
