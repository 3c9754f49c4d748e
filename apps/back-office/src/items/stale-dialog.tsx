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
import { HttpError, useNotify, useRecordContext, useResourceContext, useUpdate } from 'ra-core'
import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { technicalLabel, technicalText } from '../texts/technical-text.ts'
import { changedParts } from './changed-parts.ts'
import { textOf } from './shown-text.ts'
import { type Difference, differences, withOwn } from './stale-differences.ts'
import { sentencesOf } from './use-act.ts'
import { isSaved, wholeItem } from './use-save-outcome.ts'
import { useShownText } from './use-shown-text.ts'
import { useSingleRun } from './use-single-run.ts'

type Props = {
  current: Values | null
  /** Somebody saved again while the user was choosing. */
  onStale: (current: Values) => void
  onSaved: (saved: Values) => void
  onClose: () => void
}

/** Shows the user's and somebody else's newer version side by side, to choose field by field. */
export function StaleDialog({ current, ...handlers }: Props) {
  // Unmounted when closed: a choice between two versions says nothing about the next two.
  return current !== null && <Choosing current={current} {...handlers} />
}

function Choosing({ current, onStale, onSaved, onClose }: Props & { current: Values }) {
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const known = useRecordContext()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const save = useSaving({ onStale, onSaved, onClose })
  const rows = differences({
    mine: getValues(),
    current,
    known: known ?? {},
    dirty: dirtyFields,
  })
  const isMine = (row: Difference) => (chosen.get(keyOf(row)) ?? defaultSide(row)) === 'mine'
  const choose = (key: string, side: Side) => setChosen(new Map([...chosen, [key, side]]))
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
              <Row
                key={keyOf(row)}
                row={row}
                isMine={isMine(row)}
                onChoose={(side) => choose(keyOf(row), side)}
              />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.backoffice_stale_back()}</Button>
        <Button variant="contained" onClick={() => void save(current, rows.filter(isMine))}>
          {m.backoffice_stale_save()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Side = 'mine' | 'theirs'

const keyOf = ({ name, part }: Difference) => (part === null ? name : `${name}.${part}`)
const defaultSide = ({ isTyped }: Difference): Side => (isTyped ? 'mine' : 'theirs')

type RowProps = { row: Difference; isMine: boolean; onChoose: (side: Side) => void }

function Row({ row, isMine, onChoose }: RowProps) {
  const { name, part } = row
  const [mine, theirs] = useShownPair(row)
  const key = keyOf(row)
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {part === null ? fieldLabel(name) : technicalLabel(part)}
      </TableCell>
      <Choice name={key} isOn={isMine} onChoose={() => onChoose('mine')}>
        {mine}
      </Choice>
      <Choice name={key} isOn={!isMine} onChoose={() => onChoose('theirs')}>
        {theirs}
      </Choice>
    </TableRow>
  )
}

// Of long lists only the differing rows are shown.
function useShownPair({ name, part, mine, theirs }: Difference): [string, string] {
  const [own, other] = changedParts(mine, theirs)
  const texts: [string, string] = [useShownText(own, name), useShownText(other, name)]
  return part === null ? texts : [technicalText(part, mine), technicalText(part, theirs)]
}

/**
 * Saves the chosen fields over the stored version. The answer is the form's new item: reading it again
 * would overwrite what is typed meanwhile.
 */
function useSaving({ onStale, onSaved, onClose }: Omit<Props, 'current'>) {
  const resource = useResourceContext() ?? ''
  const [update] = useUpdate<Values & { id: number }>(resource, {}, { mutationMode: 'pessimistic' })
  const notify = useNotify()
  const runOnce = useSingleRun()
  const save = async (current: Values, own: readonly Difference[]) => {
    const id = Number(current['id'])
    const previousData = { ...current, id }
    try {
      const data = withOwn(current, own)
      const params = { id, data, previousData, meta: wholeItem }
      const saved = await update(resource, params, { returnPromise: true })
      if (!saved || !isSaved(saved)) return
      onSaved(saved)
      onClose()
    } catch (error) {
      const isStale = error instanceof HttpError && error.body?.code === 'staleVersion'
      if (isStale) onStale(error.body.facts.current as Values)
      notify(sentencesOf(error).join(' '), { type: 'error', autoHideDuration: null })
    }
  }
  return (current: Values, own: readonly Difference[]) => runOnce(() => save(current, own))
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
