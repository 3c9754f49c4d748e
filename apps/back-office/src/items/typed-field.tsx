import * as m from '@minikran/i18n/messages'
import CalendarToday from '@mui/icons-material/CalendarToday'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TypedKind } from './typed-kinds.ts'

type Props = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'title' | 'required' | 'size' | 'sx' | 'error' | 'helperText' | 'onBlur'
> & {
  kind: TypedKind
  /** Empty: none. */
  value: string
  /** Null is also what cannot be read; the form then says so, and the text stays. */
  onChange: (value: string | null) => void
}

/** `means`: the value read from it; `before`: the one it is written over, which stays while it is unread. */
type Typed = { text: string; means: string; before: string; isLeft: boolean }

/** A date or time as text: it has one form in every browser, and is read as freely as on the website. */
export function TypedField({ kind, value, onChange, onBlur, error, helperText, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  // What is typed stays as it is until the field is left, or gets another value from elsewhere.
  const isOwn = typed !== null && [typed.means, typed.before].includes(value)
  const current = isOwn ? typed : null
  const text = current?.text ?? (value === '' ? '' : kind.show(value))
  const isUnread = current !== null && text.trim() !== '' && kind.read(text) === null
  // The browser's check of the form, which knows nothing of dates that are typed as text.
  useEffect(() => input.current?.setCustomValidity(isUnread ? kind.fault() : ''))
  const change = (next: string) => {
    const read = kind.read(next)
    setTyped({ text: next, means: read ?? '', before: value, isLeft: false })
    onChange(read)
  }
  const isFault = isUnread && current.isLeft
  return (
    <TextField
      {...field}
      inputRef={input}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setTyped(isUnread ? { ...current, isLeft: true } : null)
        onBlur?.(event)
      }}
      error={error === true || isFault}
      helperText={isFault ? kind.fault() : helperText}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: {
          endAdornment: kind.calendar !== null && (
            <InputAdornment position="end">
              <Calendar
                day={value === '' ? '' : kind.calendar.dayOf(value)}
                onChoose={(day) => onChange(kind.calendar?.withDay(day, value) ?? null)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** The browser's own calendar; it writes into the field beside it. */
function Calendar({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const native: RefObject<HTMLInputElement | null> = useRef(null)
  return (
    <>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
        style={{ width: 0, height: 0, padding: 0, border: 0, opacity: 0, alignSelf: 'end' }}
      />
      <IconButton
        size="small"
        edge="end"
        aria-label={m.backoffice_date_calendar()}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarToday fontSize="small" />
      </IconButton>
    </>
  )
}
