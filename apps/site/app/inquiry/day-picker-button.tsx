import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import { type ComponentType, useRef, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { typedFields } from '../components/typed-fields.ts'
import { awaitPart } from '../errors/late-part.ts'
import { typeInto } from '../forms/restore-form.ts'
import type { DayPickerPopupProps } from './day-picker-popup.tsx'
import type { DepotOption } from './depot-option.ts'

const loadPopup = () => import('./day-picker-popup.tsx')
// Loaded on intent; after a failure the click tries again.
const preloadPopup = () => void loadPopup().catch(() => undefined)

type Props = { field: string; label: string; depots: readonly DepotOption[] }
type Days = Pick<DayPickerPopupProps, 'today' | 'chosen' | 'depot'>
type Opened = { Popup: ComponentType<DayPickerPopupProps>; days: Days }

/** Opens a calendar; the date can also be typed. */
export function DayPickerButton({ field, label, depots }: Props) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = async () => {
    const form = buttonRef.current?.form
    if (!form) return
    const days = daysIn(form, field, depots)
    const loaded = await awaitPart(loadPopup()).catch(() => null)
    // The script could not be loaded: the date can still be typed.
    if (loaded === null) return
    setOpened({ Popup: loaded.DayPickerPopup, days })
  }
  const close = () => {
    setOpened(null)
    buttonRef.current?.focus()
  }
  const pick = (date: string) => {
    const form = buttonRef.current?.form
    if (form) typeInto(form, field, date)
    close()
  }
  return (
    <>
      <button
        type="button"
        ref={buttonRef}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={() => void open()}
        onPointerEnter={preloadPopup}
        onFocus={preloadPopup}
        className="absolute top-0 right-0 grid size-11 place-items-center noscript:hidden"
      >
        <Icon name="calendar" />
        <span className="sr-only">{m.day_picker_open({ label })}</span>
      </button>
      {opened && (
        <opened.Popup
          {...opened.days}
          anchor={buttonRef}
          title={label}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  )
}

/** What the calendar shows: the typed date, and the closed days of the chosen depot. */
function daysIn(form: HTMLFormElement, field: string, depots: readonly DepotOption[]): Days {
  const typed = typedFields([field, 'depot_id'], new FormData(form))
  return {
    today: stockholmDateTime(Date.now()).date,
    chosen: typed[field] ?? '',
    depot: depots.find(({ id }) => String(id) === typed['depot_id']) ?? null,
  }
}
