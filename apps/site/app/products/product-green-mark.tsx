import { m } from '@minikran/i18n/messages'

/** The green-lifting mark: icon, name and explanation. */
export function ProductGreenMark({ withNote = false }: { withNote?: boolean }) {
  return (
    <p className="flex items-start gap-2 text-small text-green">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="shrink-0"
      >
        <path d="M4 17c0-8 4-13 13-14 0 9-4 13-11 12M4 17c2-5 4-7 8-9" />
      </svg>
      <span>
        <span className="font-medium">{m.product_green_lifting()}</span>
        <span
          className={withNote ? undefined : 'sr-only'}
        >{` – ${m.product_green_lifting_note()}`}</span>
      </span>
    </p>
  )
}
