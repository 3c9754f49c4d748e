import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { mostCompared } from '../crane-selection/lift-address.ts'

/** The form of the checkboxes, so that they work outside it and without script. */
export const pickForm = 'jamfor'

type Props = { slug: string; title: LocalText; picked: readonly string[]; isBare?: boolean }

/** Picks a machine for comparison; disabled when four others are picked. */
export function PickCheckbox({ slug, title, picked, isBare = false }: Props) {
  const isPicked = picked.includes(slug)
  const isFull = picked.length >= mostCompared && !isPicked
  const label = isFull ? `${m.crane_compare_add()} (${m.list_pick_full()})` : m.crane_compare_add()
  return (
    <label
      className={`relative z-1 inline-flex min-h-11 min-w-11 items-center gap-2 text-small print:hidden ${isFull ? 'text-muted' : ''}`}
    >
      <input
        type="checkbox"
        form={pickForm}
        name="m"
        value={slug}
        defaultChecked={isPicked}
        disabled={isFull}
        className="size-5 accent-steel"
      />
      <span className={isBare ? 'sr-only' : undefined}>
        {`${label} `}
        <span className="sr-only" lang={title.lang}>
          {title.text}
        </span>
      </span>
    </label>
  )
}
