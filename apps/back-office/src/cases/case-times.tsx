import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import { hasMovableTimes, type LineTimes } from '@minikran/domain/cases/changed-times'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { pressProps } from '../items/press-props.ts'
import { TypedField } from '../items/typed-field.tsx'
import { rentTimeKind } from '../items/typed-kinds.ts'
import { type Refusal, useAct } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { readDraft, removeStored } from '../providers/browser-storage.ts'
import { useStaff } from '../shell/use-staff.ts'
import { timeLabels } from './case-words.ts'
import { ReasonField } from './reason-field.tsx'

/** Moves pickups and returns; the customer gets the new times by mail. */
export function CaseTimes({ found }: { found: AdminCase }) {
  const staff = useStaff()
  if (staff === null || !allows(staff.role, 'case:write:depot')) return null
  if (!hasMovableTimes(found)) return null
  return <Times found={found} draftKey={`draft:${staff.id}:changeCaseTimes:${found.id}`} />
}

function Times({ found, draftKey }: { found: AdminCase; draftKey: string }) {
  const [isOpen, setIsOpen] = useState(() => readDraft(draftKey) !== null)
  const close = () => {
    removeStored(draftKey)
    setIsOpen(false)
  }
  if (isOpen) return <TimesForm found={found} draftKey={draftKey} onClose={close} />
  return (
    <Button className="not-printed" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
      {m.backoffice_case_times_change()}
    </Button>
  )
}

type FormProps = { found: AdminCase; draftKey: string; onClose: () => void }
type TypedTimes = Partial<Omit<LineTimes, 'line'>>
type Typed = { times: Record<number, TypedTimes>; reason: string }

const nothingTyped: Typed = { times: {}, reason: '' }

/** The typed times of each line that differ from those seen. */
function differing(typed: Typed['times'], seen: readonly LineTimes[]): Typed['times'] {
  const byLine = seen.map((from) => {
    const times = Object.entries(typed[from.line] ?? {})
    const others = times.filter(([field, time]) => time !== from[field as keyof TypedTimes])
    return [from.line, Object.fromEntries(others)] as const
  })
  return Object.fromEntries(byLine.filter(([, times]) => Object.keys(times).length > 0))
}

/** The times as stored and typed, which of them differ, and the messages about refused ones. */
function useTimes(found: AdminCase, draftKey: string) {
  const [typed, setTyped] = useKept(draftKey, nothingTyped)
  const [seen, setSeen] = useState<LineTimes[]>(() =>
    found.lines.map(({ line, pickup_at, return_at }) => ({ line, pickup_at, return_at })),
  )
  const [faults, setFaults] = useState<Record<string, string>>({})
  const lines = seen.map(({ line, ...from }) => ({ line, from, ...from, ...typed.times[line] }))
  const changed = lines.filter(({ from, pickup_at, return_at }) => {
    return pickup_at !== from.pickup_at || return_at !== from.return_at
  })
  const onRefused = ({ code, facts, errors = {} }: Refusal) => {
    const current = facts?.current as { lines: LineTimes[] } | undefined
    if (code === 'staleVersion' && current !== undefined) setSeen(current.lines)
    const atFields = Object.entries(errors).flatMap(([name, sentence]) => {
      const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
      const line = changed[Number(index)]?.line
      return line === undefined ? [] : [[`${line}.${field}`, sentence] as const]
    })
    setFaults(Object.fromEntries(atFields))
    return atFields.length > 0 && atFields.length === Object.keys(errors).length
  }
  const change = (line: number, times: TypedTimes) => {
    const next = { ...typed.times, [line]: { ...typed.times[line], ...times } }
    setTyped({ ...typed, times: differing(next, seen) })
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith(`${line}.`))),
    )
  }
  const setReason = (reason: string) => setTyped({ ...typed, reason })
  return { lines, changed, change, reason: typed.reason, setReason, faults, onRefused }
}

function TimesForm({ found, draftKey, onClose }: FormProps) {
  const notify = useNotify()
  const { lines, changed, change, reason, setReason, faults, onRefused } = useTimes(found, draftKey)
  const { act, isBusy } = useAct({ onRefused })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = {
      case_number: found.case_number,
      lines: changed.map((each) => ({ ...each, pickup_at: each.pickup_at ?? '' })),
      ...(reason.trim() !== '' && { reason }),
    }
    const done = await act('changeCaseTimes', body)
    if (done === null) return
    const isSame = (done.data as { changed: number }).changed === 0
    notify(isSame ? m.backoffice_case_times_same() : m.backoffice_case_times_done(), {
      type: 'info',
    })
    if (!isSame) onClose()
  }
  return (
    <Box
      component="form"
      className="not-printed"
      sx={{ mt: 1 }}
      onSubmit={(event) => void save(event)}
    >
      {lines.map((each) => (
        <LineFields
          key={each.line}
          times={each}
          labels={timeLabels(found)}
          title={lines.length > 1 && <MachineName found={found} line={each.line} />}
          faults={faults}
          readOnly={isBusy}
          onChange={(times) => change(each.line, times)}
        />
      ))}
      <ReasonField value={reason} lang={found.lang} readOnly={isBusy} onChange={setReason} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" {...pressProps(isBusy || changed.length === 0)}>
          {m.backoffice_case_times_save()}
        </Button>
        <Button type="button" {...pressProps(isBusy, onClose)}>
          {m.backoffice_case_times_undo()}
        </Button>
      </Box>
    </Box>
  )
}

function MachineName({ found, line }: { found: AdminCase; line: number }) {
  const title = found.lines.find((each) => each.line === line)?.title_sv ?? null
  if (title === null) return m.case_times_machine({ number: line })
  return <span lang="sv">{title}</span>
}

type FieldsProps = {
  /** `from`: the stored times. */
  times: LineTimes & { from: TypedTimes }
  labels: ReturnType<typeof timeLabels>
  title: ReactNode
  /** Messages about refused times, by line and field. */
  faults: Record<string, string>
  readOnly: boolean
  onChange: (times: TypedTimes) => void
}

function LineFields({ times, labels, title, faults, readOnly, onChange }: FieldsProps) {
  const fault = (field: keyof TypedTimes) => faults[`${times.line}.${field}`]
  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
    >
      {title && <legend>{title}</legend>}
      <TypedField
        kind={rentTimeKind}
        readOnly={readOnly}
        label={labels.pickup_at}
        required={times.from.pickup_at !== null || times.return_at !== null}
        value={times.pickup_at ?? ''}
        error={fault('pickup_at') !== undefined}
        helperText={fault('pickup_at')}
        onChange={(pickup_at) => onChange({ pickup_at })}
      />
      <TypedField
        kind={rentTimeKind}
        readOnly={readOnly}
        label={labels.return_at}
        value={times.return_at ?? ''}
        error={fault('return_at') !== undefined}
        helperText={fault('return_at')}
        onChange={(return_at) => onChange({ return_at })}
      />
    </Box>
  )
}
