import * as m from '@minikran/i18n/messages'
import CalendarToday from '@mui/icons-material/CalendarToday'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TypedKind } from './typed-kinds.ts'

type Props = Pick<
  TextFieldProps,
  | 'id'
  | 'autoFocus'
  | 'name'
  | 'label'
  | 'title'
  | 'required'
  | 'disabled'
  | 'size'
  | 'sx'
  | 'error'
  | 'helperText'
  | 'onBlur'
> & {
  kind: TypedKind
  readOnly?: boolean
  /** Empty when there is none. */
  value: string
  /** Null when the field is empty or unreadable; unreadable text stays, with a message. */
  onChange: (value: string | null) => void
}

/** `means`: the value of the text, empty when it cannot be read. */
type Typed = { text: string; means: string; isLeft: boolean }

/** A date, time or number as text: one format in every browser, read as leniently as on the website. */
export function TypedField({ kind, value, onChange, onBlur, error, helperText, ...rest }: Props) {
  const { readOnly = false, ...field } = rest
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, text } = useTyped(kind, value)
  const isUnread = isFaulty(kind, text)
  // The browser cannot validate dates typed as text.
  const check = (faulty: boolean) => input.current?.setCustomValidity(faulty ? kind.fault() : '')
  useEffect(() => check(isUnread))
  const change = (next: string) => {
    const read = kind.read(next)
    setTyped({ text: next, means: read ?? '', isLeft: false })
    // The form validates the field as soon as its value changes.
    check(isFaulty(kind, next))
    onChange(read)
  }
  const choose = (day: string) => {
    setTyped(null)
    check(false)
    onChange(kind.calendar?.withDay(day, value) ?? null)
  }
  const isFault = isUnread && typed?.isLeft === true
  return (
    <TextField
      {...field}
      inputRef={input}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setTyped(typed !== null && isUnread ? { ...typed, isLeft: true } : null)
        onBlur?.(event)
      }}
      error={error === true || isFault}
      helperText={isFault ? kind.fault() : helperText}
      slotProps={{
        htmlInput: { autoComplete: 'off', inputMode: kind.inputMode, readOnly },
        inputLabel: { shrink: true },
        input: {
          endAdornment: kind.calendar !== null && (
            <InputAdornment position="end">
              <Calendar
                day={value === '' ? '' : kind.calendar.dayOf(value)}
                isOff={readOnly}
                onChoose={choose}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** What was typed, null when the field shows its value. */
function useTyped(kind: TypedKind, value: string) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // Typed text stays as it is until the field is left or gets another value from outside.
    if (value !== typed?.means) setTyped(null)
  }
  const text = typed?.text ?? (value === '' ? '' : kind.show(value))
  return { typed, setTyped, text }
}

const isFaulty = (kind: TypedKind, text: string) => text.trim() !== '' && kind.read(text) === null

type CalendarProps = { day: string; isOff: boolean; onChoose: (day: string) => void }

/** The browser's date picker; it fills in the field beside it. */
function Calendar({ day, isOff, onChoose }: CalendarProps) {
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
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) native.current?.showPicker()
        }}
      >
        <CalendarToday fontSize="small" />
      </IconButton>
    </>
  )
}
