import { Popover } from '@base-ui/react/popover'
import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { addDays, type LocalDate, parseLocalDate } from '@minikran/domain/primitives/local-date'
import { longDateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { sv } from 'react-day-picker/locale/sv'
import { hoursOfDepot } from './depot-hours.ts'
import type { DepotOption } from './depot-option.ts'
import './day-picker-popup.css'
import { timeOptions } from './time-options.ts'

export type DayPickerPopupProps = {
  anchor: RefObject<HTMLElement | null>
  title: string
  today: LocalDate
  /** The text of the field. */
  chosen: string
  /** The chosen depot, whose closed days are disabled; null when none is chosen. */
  depot: DepotOption | null
  onPick: (date: LocalDate) => void
  onClose: () => void
}

/** The day in the tab order: the chosen one, otherwise today. */
const firstDay = 'td button[tabindex="0"]'

const locales = { sv, en: enGB }
/** How far ahead a day can be picked; later ones can be typed. */
const daysAhead = 730

/** A calendar in a popover that explains why a day is closed. */
export function DayPickerPopup({ anchor, title, onClose, ...calendar }: DayPickerPopupProps) {
  const popupRef = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} align="end" className="z-30">
          <Popover.Popup
            ref={popupRef}
            initialFocus={() => popupRef.current?.querySelector<HTMLElement>(firstDay) ?? true}
            className="grid gap-2 border border-ink bg-paper p-3"
          >
            <Popover.Title className="sr-only">{title}</Popover.Title>
            <Calendar {...calendar} />
            <Popover.Close className="justify-self-start text-link not-focus:sr-only">
              {m.shell_close()}
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type CalendarProps = Omit<DayPickerPopupProps, 'anchor' | 'title' | 'onClose'>

/** The days, and below them the hours of the day that is pointed at. */
function Calendar({ chosen, today, depot, onPick }: CalendarProps) {
  const locale = getLocale()
  const hours = useHours(depot)
  const midnight = { date: today, time: '00:00' }
  const [turnedTo, setTurnedTo] = useState<LocalDate | null>(null)
  const offerOn = (date: LocalDate) =>
    hours === null || depot === null
      ? null
      : timeOptions({ hours, city: depot.city, locale, now: midnight }, { date, time: '' })
  const isClosed = (day: Date) => offerOn(localDate(day))?.isRefused === true
  const labelOf = (date: LocalDate) =>
    [longDateText(date, locale), offerOn(date)?.hint].filter(Boolean).join('. ')
  const selected = parseLocalDate(chosen.trim())
  const footer =
    depot === null ? m.day_picker_no_depot() : turnedTo === null ? '' : labelOf(turnedTo)
  return (
    <>
      <DayPicker
        mode="single"
        // Picking the chosen day again keeps it.
        required
        locale={locales[locale]}
        today={dayOf(today)}
        startMonth={dayOf(today)}
        endMonth={dayOf(addDays(today, daysAhead))}
        defaultMonth={dayOf(selected !== null && selected > today ? selected : today)}
        selected={selected === null ? undefined : dayOf(selected)}
        disabled={{ before: dayOf(today) }}
        modifiers={{ closed: isClosed }}
        modifiersClassNames={{ closed: 'is-closed' }}
        labels={{
          labelDayButton: (day) => labelOf(localDate(day)),
        }}
        components={{ DayButton: OfferedDay }}
        onSelect={(day) => {
          if (!isClosed(day)) onPick(localDate(day))
        }}
        onDayFocus={(day) => setTurnedTo(localDate(day))}
        onDayMouseEnter={(day) => setTurnedTo(localDate(day))}
      />
      <p className="min-h-12 max-w-77 text-small text-muted">{footer}</p>
    </>
  )
}

// Closed days can be focused, so that screen readers hear the reason.
function OfferedDay(props: DayButtonProps) {
  return <DayButton {...props} aria-disabled={props.modifiers['closed'] === true || undefined} />
}

/** The chosen depot's hours, once loaded. */
function useHours(depot: DepotOption | null): HoursOf | null {
  const [hours, setHours] = useState<HoursOf | null>(null)
  const id = depot?.id ?? null
  // Loads the hours; when that fails, every day can be picked.
  useEffect(() => {
    let isCurrent = true
    if (id !== null) {
      void hoursOfDepot(String(id)).then((found) => isCurrent && setHours(found))
    }
    return () => {
      isCurrent = false
    }
  }, [id])
  return hours
}

// The picker's days are midnights in the browser's time zone; only the calendar day counts.
function dayOf(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function localDate(day: Date): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
