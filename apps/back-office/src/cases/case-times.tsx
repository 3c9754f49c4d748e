import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import { caseReasonMaxLength } from '@minikran/domain/cases/case-reason'
import { hasMovableTimes } from '@minikran/domain/cases/changed-times'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { TypedField } from '../items/typed-field.tsx'
import { rentTimeKind } from '../items/typed-kinds.ts'
import { useAct } from '../items/use-act.ts'
import { useStaff } from '../shell/use-staff.ts'

/** Moves pickups and returns; the customer gets the new times by mail. */
export function CaseTimes({ found }: { found: AdminCase }) {
  const staff = useStaff()
  const [isOpen, setIsOpen] = useState(false)
  const mayWrite = staff !== null && allows(staff.role, 'case:write:depot')
  if (!mayWrite || !hasMovableTimes(found)) return null
  if (isOpen) return <TimesForm found={found} onClose={() => setIsOpen(false)} />
  return (
    <Button className="not-printed" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
      {m.backoffice_case_times_change()}
    </Button>
  )
}

type FormProps = { found: AdminCase; onClose: () => void }

function TimesForm({ found, onClose }: FormProps) {
  const { act, isBusy } = useAct()
  const [reason, setReason] = useState('')
  const [lines, setLines] = useState(() =>
    found.lines.map(({ line, pickup_at, return_at }) => ({ line, pickup_at, return_at })),
  )
  const change = (line: number, times: { pickup_at?: string | null; return_at?: string | null }) =>
    setLines((before) => before.map((each) => (each.line === line ? { ...each, ...times } : each)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = {
      case_number: found.case_number,
      lines: lines.map((each) => ({ ...each, pickup_at: each.pickup_at ?? '' })),
      ...(reason.trim() !== '' && { reason }),
    }
    const done = await act('changeCaseTimes', body, m.backoffice_case_times_done())
    if (done !== null) onClose()
  }
  return (
    <Box
      component="form"
      className="not-printed"
      sx={{ mt: 1 }}
      onSubmit={(event) => void save(event)}
    >
      {lines.map(({ line, pickup_at, return_at }, index) => (
        <Box
          key={line}
          component="fieldset"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
        >
          {lines.length > 1 && <legend lang="sv">{found.lines[index]?.title_sv}</legend>}
          <TypedField
            kind={rentTimeKind}
            label={m.backoffice_case_pickup()}
            required
            value={pickup_at ?? ''}
            onChange={(value) => change(line, { pickup_at: value })}
          />
          <TypedField
            kind={rentTimeKind}
            label={m.backoffice_case_return()}
            value={return_at ?? ''}
            onChange={(value) => change(line, { return_at: value })}
          />
        </Box>
      ))}
      <TextField
        label={m.backoffice_case_reason()}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: caseReasonMaxLength, lang: found.lang } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {m.backoffice_case_times_save()}
        </Button>
        <Button type="button" disabled={isBusy} onClick={onClose}>
          {m.shell_close()}
        </Button>
      </Box>
    </Box>
  )
}
