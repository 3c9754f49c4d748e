import type { HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import { titleName } from '../hours/title-names.ts'

/** What an item is called where the server names it: a set of opening hours is named by its code. */
export const itemTitle = (item: string, title: string): string =>
  item === 'depothours' ? titleName(Number(title) as HoursTitle) : title
