import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useDataProvider, useNotify, useRefresh, useResourceContext } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { shownText, textOf } from './shown-text.ts'

type Props = { current: Values | null; onClose: () => void }

const kept = new Set(['version', 'lock', 'updated_at', 'updated_by_name', 'views', 'may_write'])
const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Somebody saved meanwhile: both versions side by side, and a person chooses field by field. */
export function StaleDialog({ current, onClose }: Props) {
  const { getValues, formState, reset } = useFormContext()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const notify = useNotify()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  if (current === null) return null
  const mine = getValues()
  const changed = Object.keys(formState.dirtyFields)
  const differing = changed.filter((name) => !kept.has(name) && !same(mine[name], current[name]))
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(name)
    else next.delete(name)
    setTheirs(next)
  }
  const save = async () => {
    const own = differing.filter((name) => !theirs.has(name)).map((name) => [name, mine[name]])
    const data = { ...current, ...Object.fromEntries(own) }
    const id = Number(current['id'])
    try {
      const saved = await dataProvider.update(resource, {
        id,
        data,
        previousData: { ...current, id },
      })
      reset(saved.data)
      notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
      onClose()
      refresh()
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: null })
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="stale-title">
      <DialogTitle id="stale-title">
        {m.backoffice_stale_title({ name: textOf(current['updated_by_name']) })}
      </DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{m.backoffice_stale_field()}</TableCell>
              <TableCell>{m.backoffice_stale_mine()}</TableCell>
              <TableCell>{m.backoffice_stale_theirs()}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differing.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {fieldLabel(name)}
                </TableCell>
                <Choice name={name} isOn={!theirs.has(name)} onChoose={() => choose(name, false)}>
                  {shownText(mine[name])}
                </Choice>
                <Choice name={name} isOn={theirs.has(name)} onChoose={() => choose(name, true)}>
                  {shownText(current[name])}
                </Choice>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.backoffice_stale_back()}</Button>
        <Button variant="contained" onClick={() => void save()}>
          {m.backoffice_stale_save()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ChoiceProps = { name: string; isOn: boolean; onChoose: () => void; children: string }

function Choice({ name, isOn, onChoose, children }: ChoiceProps) {
  return (
    <TableCell>
      <FormControlLabel
        control={<Radio size="small" name={`choose-${name}`} checked={isOn} onChange={onChoose} />}
        label={children}
      />
    </TableCell>
  )
}
