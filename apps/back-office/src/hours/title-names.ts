import type { HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import * as m from '@minikran/i18n/messages'

const titles: Record<HoursTitle, () => string> = {
  1: m.backoffice_hours_ordinary,
  2: m.backoffice_hours_summer,
  3: m.backoffice_hours_winter,
  10: m.backoffice_hours_holidays,
}

/** What kind of opening hours a set holds, by its title. */
export const titleName = (title: HoursTitle) => titles[title]()

export const titleChoices = () =>
  Object.entries(titles).map(([id, name]) => ({ id: Number(id), name: name() }))
