import { phoneAddress } from '../shell/phone-address.ts'
import { useRootData } from '../use-root-data.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** What the mail is about. */
  subject?: string
  /** Where something else is to be pressed first. */
  isSecond?: boolean
}

/** The company's phone and mail as two buttons. */
export function ContactLinks({ subject, isSecond = false }: Props) {
  const { company } = useRootData()
  if (company === null) return null
  const { phone, email_address } = company
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <div className="flex flex-wrap gap-2">
      <a href={phoneAddress(phone)} className={buttonClass(isSecond ? 'plain' : 'primary')}>
        <Icon name="phone" />
        {phone}
      </a>
      <a href={`mailto:${email_address}${query}`} className={buttonClass('plain')}>
        <Icon name="mail" />
        {email_address}
      </a>
    </div>
  )
}
