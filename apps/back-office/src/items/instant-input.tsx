import {
  instantOf,
  parseLocalDate,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'
import { longDateText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import TextField from '@mui/material/TextField'
import { useInput, useTranslateLabel } from 'ra-core'
import { locale } from '../locale.ts'

type Props = { source: string; resource?: string; helperText?: string }

function shownValue(instant: unknown): string {
  if (typeof instant !== 'string' || instant === '') return ''
  const { date, time } = stockholmDateTime(instant)
  return `${date}T${time}`
}

function instantFrom(typed: string): string | null {
  const date = parseLocalDate(typed.slice(0, 10))
  return date === null ? null : new Date(instantOf(date, typed.slice(11, 16))).toISOString()
}

/**
 * Date and time on a Swedish clock wherever the browser stands. Below it the date in words: the
 * field itself has the order of day and month that the browser is set to.
 */
export function InstantInput({ source, helperText }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const translateLabel = useTranslateLabel()
  const shown = shownValue(field.value)
  const said =
    shown === ''
      ? (helperText ?? m.backoffice_instant_empty())
      : m.backoffice_instant_zone({ date: longDateText(shown.slice(0, 10), locale) })
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={translateLabel({ source })}
      value={shown}
      onChange={(event) => field.onChange(instantFrom(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? said}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 60 } }}
    />
  )
}
