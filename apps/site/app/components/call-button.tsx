import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { useRootData } from '../use-root-data.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

/** Calls the company; nothing while its phone number is not known. */
export function CallButton() {
  const { company } = useRootData()
  if (company === null) return null
  return (
    <a href={phoneAddress(company.phone)} className={buttonClass('primary')}>
      <Icon name="phone" />
      {m.call_company({ phone: company.phone })}
    </a>
  )
}
