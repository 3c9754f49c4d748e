import { m } from '@minikran/i18n/messages'
import { Icon } from '../components/icon.tsx'

/** The green-lifting mark: icon, name and explanation. */
export function ProductGreenMark({ withNote = false }: { withNote?: boolean }) {
  return (
    <p className="flex items-start gap-2 text-small text-green">
      <Icon name="leaf" />
      <span>
        <span className="font-medium">{m.product_green_lifting()}</span>
        <span
          className={withNote ? undefined : 'sr-only'}
        >{` – ${m.product_green_lifting_note()}`}</span>
      </span>
    </p>
  )
}
