import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { longDateText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { locale } from '../locale.ts'
import { TypedInput } from './typed-input.tsx'
import { instantKind } from './typed-kinds.ts'

type Props = { source: string; helperText: string }

/** Date and time in Swedish time, regardless of the browser's time zone; below it the date in words. */
export function InstantInput({ source, helperText }: Props) {
  const helper = (value: string) =>
    value === ''
      ? helperText
      : m.backoffice_instant_zone({ date: longDateText(stockholmDateTime(value).date, locale) })
  return <TypedInput source={source} kind={instantKind} helper={helper} />
}
