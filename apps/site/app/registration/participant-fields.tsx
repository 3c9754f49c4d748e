import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { m } from '@minikran/i18n/messages'
import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useIsHydrated } from '../components/use-is-hydrated.ts'
import { contactLabels } from '../forms/contact-labels.ts'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import { readValues } from '../forms/read-values.ts'
import { typeInto } from '../forms/restore-form.ts'
import { TextLine } from '../forms/text-line.tsx'
import {
  type ParticipantPart,
  participantField,
  participantParts,
  type RegistrationField,
  registrationFields,
  rowOfSender,
} from './registration-values.ts'

type Props = FormPartProps<RegistrationField> & {
  rows: number
  /** Whether the last row was just added by sending the form. */
  isRowNew?: boolean
  onMore: () => void
  /** Removes the last row. */
  onLess: () => void
}

/** A row for each participant who was added; without script, sending the form adds a row. */
export function ParticipantFields({ rows, isRowNew = false, onMore, onLess, ...part }: Props) {
  const isHydrated = useIsHydrated()
  const more = useRef<HTMLButtonElement>(null)
  const add = () => {
    flushSync(onMore)
    focusRow(rows)
  }
  const remove = (removed: number, { currentTarget: { form }, detail }: Click) => {
    // The second click of a double click is on the row that has moved up.
    if (form === null || detail > 1) return
    const values = readValues(registrationFields, new FormData(form))
    flushSync(onLess)
    moveUp(form, values, removed)
    // The draft too has one row less.
    typeInto(form, 'rows', String(rows - 1))
    if (rows === 1) more.current?.focus()
    else focusRow(Math.min(removed, rows - 2))
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.registration_group_participants()}</legend>
      <p className="text-small text-muted">{m.registration_participants_hint()}</p>
      <OneselfButton rows={rows} onMore={onMore} />
      {Array.from({ length: rows }, (_, row) => (
        <ParticipantRow
          key={participantField(row, 'firstname')}
          row={row}
          isNew={isRowNew && row === rows - 1}
          onRemove={remove}
          {...part}
        />
      ))}
      <input type="hidden" name="rows" value={rows} />
      {rows < maxParticipants && (
        <p>
          <Button
            ref={more}
            kind="plain"
            // Without script it sends the form, which is rendered with one more row.
            {...(isHydrated ? { type: 'button', onClick: add } : { name: 'more', value: '1' })}
          >
            {m.registration_more()}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** Fills a row with what is typed about the sender. */
function OneselfButton({ rows, onMore }: Pick<Props, 'rows' | 'onMore'>) {
  const takePartOneself = ({ currentTarget: { form } }: Click) => {
    if (form === null) return
    const values = readValues(registrationFields, new FormData(form))
    const row = rowOfSender(values)
    if (row === undefined) return
    if (row >= rows) flushSync(onMore)
    for (const name of participantParts) typeInto(form, participantField(row, name), values[name])
  }
  return (
    <p className="noscript:hidden">
      <Button type="button" kind="plain" onClick={takePartOneself}>
        {m.registration_oneself()}
      </Button>
    </p>
  )
}

/** The rows below the removed one move up; the last one is no longer shown. */
function moveUp(form: HTMLFormElement, values: Record<string, string>, removed: number) {
  for (let row = removed; row < maxParticipants - 1; row += 1) {
    for (const name of participantParts) {
      typeInto(form, participantField(row, name), values[participantField(row + 1, name)] ?? '')
    }
  }
}

const focusRow = (row: number) =>
  document.getElementById(fieldId(participantField(row, 'firstname')))?.focus()

type Click = MouseEvent<HTMLButtonElement>
type RowProps = FormPartProps<RegistrationField> & {
  row: number
  isNew: boolean
  onRemove: (row: number, click: Click) => void
}

function ParticipantRow({ row, isNew, onRemove, values, errorOf }: RowProps) {
  const line = (part: ParticipantPart) => {
    const name = participantField(row, part)
    return {
      name,
      label: contactLabels[part](),
      maxLength: inquiryMaxLengths[part],
      defaultValue: values?.[name],
      error: errorOf(name),
      autoComplete: 'off',
    }
  }
  return (
    <fieldset
      tabIndex={isNew ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
      autoFocus={isNew}
      className="grid items-start gap-4 border-t border-line pt-3 small:grid-cols-2"
    >
      <legend className="sr-only">{m.registration_participant({ number: row + 1 })}</legend>
      <div className="flex items-center justify-between small:col-span-2">
        <p aria-hidden="true" className="font-medium">
          {m.registration_participant({ number: row + 1 })}
        </p>
        <button
          type="button"
          onClick={(click) => onRemove(row, click)}
          className="grid size-11 shrink-0 place-items-center noscript:hidden"
        >
          <Icon name="close" />
          <span className="sr-only">{m.registration_remove({ number: row + 1 })}</span>
        </button>
      </div>
      <TextLine {...line('firstname')} />
      <TextLine {...line('lastname')} />
      <div className="small:col-span-2">
        <TextLine {...line('email')} type="email" inputMode="email" isOptional />
      </div>
    </fieldset>
  )
}
