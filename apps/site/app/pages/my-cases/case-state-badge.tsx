import type { ListedCase } from '@minikran/contract/customer-cases'
import { stateText } from '../../account-pages/case-texts.ts'
import { Icon, type IconName } from '../../components/icon.tsx'

type Look = { icon: IconName; className: string }

const looks: Record<ListedCase['state'], Look> = {
  received: { icon: 'inquiry', className: '' },
  answered: { icon: 'mail', className: '' },
  confirmed: { icon: 'check', className: 'text-green' },
  closed: { icon: 'check', className: 'text-muted' },
  declined: { icon: 'close', className: 'text-muted' },
}

/** The state of a case as text and icon. */
export function CaseStateBadge({ state }: { state: ListedCase['state'] }) {
  const { icon, className } = looks[state]
  return (
    <span className={`inline-flex items-center gap-2 font-medium ${className}`}>
      <Icon name={icon} />
      {stateText(state)}
    </span>
  )
}
