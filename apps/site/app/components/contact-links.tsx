import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { useRootData } from '../use-root-data.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** The subject of the mail. */
  subject?: string
  /** The first lines of the mail. */
  body?: string
  /** Set where another button is the main action. */
  isSecond?: boolean
}

/** The company's phone number and mail address as two buttons. */
export function ContactLinks({ subject, body, isSecond = false }: Props) {
  const { company } = useRootData()
  if (company === null) return null
  const { phone, email_address } = company
  // A mail program shows a plus sign as it is, so no URLSearchParams.
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  )
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`
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
