import type { Values } from '../providers/call-api.ts'
import { textOf } from './shown-text.ts'

const names = [
  'title_sv',
  'prodcat_title_sv',
  'prodsubcat_title_sv',
  'depot_name',
  'fullname',
  'title',
  'name',
]

/** What an item of any kind is called in Swedish. */
export function shownName(item: Values): string {
  const name = names.find((one) => textOf(item[one]) !== '')
  return name === undefined ? String(item['id']) : textOf(item[name])
}
