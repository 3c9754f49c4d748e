import type {
  DateHours,
  Depot,
  DepotHour,
  DepotHours,
  OpenState,
  SpecialDate,
} from '@minikran/contract/depots'
import {
  type DayHours,
  type HoursOf,
  type HoursSet,
  hoursInWeek,
  openState,
  ordinaryWeek,
  type WeekDayHours,
} from '@minikran/domain/opening-hours/active-hours'
import { calendarDayOn } from '@minikran/domain/opening-hours/calendar-days'
import {
  comingHours,
  dayDistance,
  hoursChangeAt,
  specialDaysAhead,
} from '@minikran/domain/opening-hours/hours-ahead'
import { nextWeekend } from '@minikran/domain/opening-hours/next-weekend'
import {
  addDays,
  formatLocalDateTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'

export type ShownHours = Pick<
  Depot,
  | 'depothours'
  | 'hours_week'
  | 'hours_next_week'
  | 'special_days'
  | 'coming_hours'
  | 'open_state'
  | 'next_weekend'
>

/** A set with its rows, under their API names. */
export function presentHoursSet({ rows, ...set }: HoursSet): DepotHours['sets'][number] {
  return { ...set, depothourrows: rows.map((row) => ({ depothour_id: set.id, ...row })) }
}

type Current = { sets: readonly HoursSet[]; nowMs: number }

/** The hours of each depot as of one instant; depots without sets of their own share the company's. */
export function presentHoursAt({ sets, nowMs }: Current): (depotId: number) => ShownHours {
  const withOwn = new Set(sets.map(({ depot_id }) => depot_id))
  let shared: ShownHours | undefined
  return (depotId) => {
    if (withOwn.has(depotId)) return presentHours({ sets, depotId }, nowMs)
    shared ??= presentHours({ sets, depotId: null }, nowMs)
    return shared
  }
}

function presentHours(of: HoursOf, nowMs: number): ShownHours {
  const { date: today } = stockholmDateTime(nowMs)
  return {
    depothours: presentWeek(ordinaryWeek(of, today)),
    hours_week: hoursInWeek(of, today).map(presentDay),
    hours_next_week: hoursInWeek(of, addDays(today, 7)).map(presentDay),
    special_days: specialDaysAhead(of, nowMs).flatMap(({ date, hours }): SpecialDate[] =>
      hours.specialDay === undefined
        ? []
        : [{ date, ...timesOf(hours), special_day: hours.specialDay }],
    ),
    coming_hours: comingHours(of, nowMs).map(({ from, to, week }) => ({
      from_date: from,
      to_date: to,
      depothours: presentWeek(week),
    })),
    open_state: presentState(of, nowMs),
    next_weekend: presentWeekend(of, nowMs),
  }
}

// A day is named by the calendar too: Easter Eve is closed as any Saturday, but has a name.
function presentDay({ date, hours }: WeekDayHours): DateHours {
  return { date, ...timesOf(hours), special_day: hours.specialDay ?? calendarDayOn(date) }
}

function presentWeekend(of: HoursOf, nowMs: number): Depot['next_weekend'] {
  const found = nextWeekend(of, nowMs)
  return (
    found && {
      pickup_at: formatLocalDateTime(found.pickup),
      return_at: formatLocalDateTime(found.returned),
    }
  )
}

const presentWeek = (week: readonly DayHours[]): DepotHour[] =>
  week.map((hours, index) => ({ day: index + 1, ...timesOf(hours) }))

function timesOf(hours: DayHours) {
  return hours.kind === 'open'
    ? { closed: false, from: hours.from, to: hours.to }
    : { closed: true, from: null, to: null }
}

function presentState(of: HoursOf, nowMs: number): OpenState {
  const { date: today } = stockholmDateTime(nowMs)
  const valid_until = new Date(hoursChangeAt(of, nowMs)).toISOString()
  const state = openState(of, nowMs)
  switch (state.kind) {
    case 'open':
      return { state: 'open', date: state.date, time: state.until, day: 'today', valid_until }
    case 'closed': {
      const day = dayDistance(today, state.opensDate)
      return { state: 'closed', date: state.opensDate, time: state.opensTime, day, valid_until }
    }
    case 'unknown':
      return { state: 'unknown', date: null, time: null, day: null, valid_until }
  }
}
