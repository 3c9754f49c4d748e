import { nameFields } from '@minikran/domain/content/name-fields'
import type { Values } from '../providers/call-api.ts'
import { textOf } from './shown-text.ts'

/** What an item of any kind is called in Swedish. */
export function shownName(item: Values): string {
  const name = nameFields.find((one) => textOf(item[one]) !== '')
  return name === undefined ? String(item['id']) : textOf(item[name])
}
