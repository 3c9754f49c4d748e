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
import {
  HttpError,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { shownText, textOf } from './shown-text.ts'
import { differences } from './stale-differences.ts'

type Props = {
  current: Values | null
  /** Somebody saved once more while a person was choosing. */
  onStale: (current: Values) => void
  onSaved: () => void
  onClose: () => void
}

/** Somebody saved meanwhile: both versions side by side, and a person chooses field by field. */
export function StaleDialog({ current, onStale, onSaved, onClose }: Props) {
  const { getValues, formState } = useFormContext()
  const known = useRecordContext()
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map())
  const save = useSaving({ onStale, onSaved, onClose })
  if (current === null) return null
  const mine = getValues()
  const rows = differences({ mine, current, known: known ?? {}, dirty: formState.dirtyFields })
  const isMine = ({ name, isTyped }: (typeof rows)[number]) =>
    (chosen.get(name) ?? (isTyped ? 'mine' : 'theirs')) === 'mine'
  const choose = (name: string, side: 'mine' | 'theirs') =>
    setChosen(new Map([...chosen, [name, side]]))
  const own = () => Object.fromEntries(rows.filter(isMine).map(({ name }) => [name, mine[name]]))
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
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row">
                  {fieldLabel(row.name)}
                </TableCell>
                <Choice
                  name={row.name}
                  isOn={isMine(row)}
                  onChoose={() => choose(row.name, 'mine')}
                >
                  {shownText(mine[row.name])}
                </Choice>
                <Choice
                  name={row.name}
                  isOn={!isMine(row)}
                  onChoose={() => choose(row.name, 'theirs')}
                >
                  {shownText(current[row.name])}
                </Choice>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.backoffice_stale_back()}</Button>
        <Button variant="contained" onClick={() => void save(current, own())}>
          {m.backoffice_stale_save()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Saves the chosen fields over the version that is stored now. */
function useSaving({ onStale, onSaved, onClose }: Omit<Props, 'current'>) {
  const { reset } = useFormContext()
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const notify = useNotify()
  return async (current: Values, own: Values) => {
    const id = Number(current['id'])
    const previousData = { ...current, id }
    try {
      const data = { ...current, ...own }
      const saved = await dataProvider.update(resource, { id, data, previousData })
      reset(saved.data)
      onSaved()
      onClose()
      refresh()
    } catch (error) {
      const isStale = error instanceof HttpError && error.body?.code === 'staleVersion'
      if (isStale) onStale(error.body.facts.current as Values)
      notify((error as Error).message, { type: 'error', autoHideDuration: null })
    }
  }
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
