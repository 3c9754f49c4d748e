import { type HoursOf, hoursOn } from '@minikran/domain/opening-hours/active-hours'
import {
  addDays,
  type LocalDate,
  parseLocalDate,
  weekday,
} from '@minikran/domain/primitives/local-date'
import { dayMonthText, longDateText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useRef } from 'react'
import { locale } from '../locale.ts'
import { dayName, weekdays } from './day-names.ts'
import { hoursAnswer } from './hours-answer.ts'

type Props = {
  hoursOf: HoursOf
  chosen: LocalDate
  onChoose: (date: LocalDate) => void
}

const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const two = (number: number) => String(number).padStart(2, '0')
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The days of a year: open, closed, or different from their weekday. Arrow keys move the choice. */
export function YearCalendar({ hoursOf, chosen, onChoose }: Props) {
  const year = chosen.slice(0, 4)
  const frame = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const date = addDays(chosen, step)
    if (!date.startsWith(`${year}-`)) return
    onChoose(date)
    frame.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={m.backoffice_hours_year({ year })}
      onKeyDown={move}
      sx={months}
    >
      {monthNumbers.map((month) => (
        <Month key={month} {...{ year, month, hoursOf, chosen, onChoose }} />
      ))}
    </Box>
  )
}

function datesOf(year: string, month: number): LocalDate[] {
  const dates: LocalDate[] = []
  for (let day = 1; day <= 31; day += 1) {
    const date = parseLocalDate(`${year}-${two(month)}-${two(day)}`)
    if (date !== null) dates.push(date)
  }
  return dates
}

type MonthProps = Props & { year: string; month: number }

function Month({ year, month, hoursOf, chosen, onChoose }: MonthProps) {
  const dates = datesOf(year, month)
  const [first = `${year}-01-01`] = dates
  const name = dayMonthText(first, locale).replace(/^\d+\s/, '')
  return (
    <Box>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={week} aria-hidden="true">
        {weekdays.map((number) => (
          <span key={number}>{dayName(number).slice(0, 1)}</span>
        ))}
      </Box>
      <Box sx={week}>
        {dates.map((date, index) => {
          const hours = hoursOn(hoursOf, date)
          const isChosen = date === chosen
          return (
            <button
              key={date}
              type="button"
              className={`day ${hours.kind}${hours.specialDay === undefined ? '' : ' special'}`}
              data-date={date}
              aria-pressed={isChosen}
              aria-label={`${longDateText(date, locale)}: ${hoursAnswer(hours)}`}
              title={hoursAnswer(hours)}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChoose(date)}
              {...(index === 0 && { style: { gridColumnStart: weekday(date) } })}
            >
              {Number(date.slice(8))}
            </button>
          )
        })}
      </Box>
    </Box>
  )
}

const week = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: '2px',
  textAlign: 'center',
  fontSize: '0.8125rem',
}
const day = {
  font: 'inherit',
  minHeight: 28,
  p: 0,
  border: 1,
  borderColor: 'divider',
  background: 'none',
  color: 'text.primary',
  cursor: 'pointer',
}
// Not by colour alone: closed days are struck through, special days have a thick border.
const closed = {
  color: 'text.secondary',
  textDecoration: 'line-through',
  borderColor: 'transparent',
}
const special = { borderColor: 'primary.main', borderWidth: 2 }
const chosenDay = { background: '#ffc400', color: '#15181b' }
// Class selectors: an `sx` of its own for each of 365 days makes typing in the form slow.
const months = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  '& .day': day,
  '& .day.closed': closed,
  '& .day.special': special,
  '& .day[aria-pressed=true]': chosenDay,
}
