import type { HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import { titleName } from '../hours/title-names.ts'

/** An item's title from the server in words; a set of opening hours has a code as its title. */
export const itemTitle = (item: string, title: string): string =>
  item === 'depothours' ? titleName(Number(title) as HoursTitle) : title
