import type { BulkBody, BulkResult } from '@minikran/contract/admin/bulk'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type RaRecord, useListContext, useLogoutIfAccessDenied, useRefresh } from 'ra-core'
import { useState } from 'react'
import { writeApi } from '../providers/call-api.ts'
import { factsOf } from '../resources.ts'
import { problemSentence, ruleSentence } from '../texts/problem-sentences.ts'
import { isAgreed } from './asking-save-button.tsx'
import { BulkOutcome, type Outcome, type Refused } from './bulk-outcome.tsx'
import { shownName } from './shown-name.ts'
import { TypedField } from './typed-field.tsx'
import { numberKind } from './typed-kinds.ts'

type Action = BulkBody['action']

const labels: Record<Action, () => string> = {
  publish: m.backoffice_bulk_publish,
  unpublish: m.backoffice_bulk_unpublish,
  trash: m.backoffice_trash,
  restore: m.backoffice_restore,
  order: m.backoffice_bulk_order,
}

/** What is asked before a step is taken; null where nothing has to be asked. */
export type BulkQuestion = (action: Action, ids: readonly number[]) => Promise<string | null>

type Props = { isItem: boolean; question: BulkQuestion | undefined }

const nothing: BulkQuestion = async () => null

/** One step for all that are chosen; whatever cannot be done is said item by item. */
export function BulkActions({ isItem, question = nothing }: Props) {
  const { resource, selectedIds, data = [], filterValues, onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const logOutIfEnded = useLogoutIfAccessDenied()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isOrdering, setIsOrdering] = useState(false)
  const isTrash = filterValues['trashed'] === true
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const act = async (action: Action, from?: number) => {
    setIsOrdering(false)
    try {
      const ids = chosen.map(({ id }) => Number(id))
      if (!isAgreed(await question(action, ids))) return
    } catch (error) {
      if (!(await logOutIfEnded(error))) setOutcome(unsent(chosen))
      return
    }
    const items = chosen.map(({ id, version }) => ({ id: Number(id), version: Number(version) }))
    const body = { action, items, ...(from === undefined ? {} : { from }) }
    try {
      const { data: answered } = await writeApi(`bulk${factsOf(resource).many}`, body)
      const { results } = answered as { results: BulkResult[] }
      setOutcome(outcomeOf(results, { chosen, resource }))
    } catch (error) {
      if (await logOutIfEnded(error)) return
      setOutcome(unsent(chosen))
    }
    onUnselectItems()
    refresh()
  }
  const usual: Action[] = [...(isItem ? (['publish', 'unpublish', 'order'] as const) : []), 'trash']
  const actions = isTrash ? (['restore'] as const) : usual
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          onClick={() => (action === 'order' ? setIsOrdering(true) : void act(action))}
        >
          {labels[action]()}
        </Button>
      ))}
      {isOrdering && (
        <OrderDialog
          onClose={() => setIsOrdering(false)}
          onChoose={(from) => void act('order', from)}
        />
      )}
      <BulkOutcome outcome={outcome} onClose={() => setOutcome(null)} />
    </>
  )
}

const unsent = (chosen: readonly RaRecord[]): Outcome => ({
  done: 0,
  refused: chosen.map((one) => ({ name: shownName(one), why: problemSentence('unavailable') })),
})

type Asked = { chosen: readonly RaRecord[]; resource: string }

const outcomeOf = (results: readonly BulkResult[], asked: Asked): Outcome => ({
  done: results.filter(({ done }) => done).length,
  refused: refusedOf(results, asked),
})

function refusedOf(results: readonly BulkResult[], { chosen, resource }: Asked): Refused[] {
  return results
    .filter(({ done }) => !done)
    .map(({ id, code, errors }) => {
      const record = chosen.find((one) => Number(one.id) === id)
      const rules = Object.entries(errors).flatMap(([field, broken]) =>
        broken.map((rule) => ruleSentence(rule, field)),
      )
      const why = rules.length > 0 ? rules.join(' ') : problemSentence(code ?? '', resource)
      return { name: record === undefined ? String(id) : shownName(record), why }
    })
}

type OrderProps = { onClose: () => void; onChoose: (from: number) => void }

function OrderDialog({ onClose, onChoose }: OrderProps) {
  const [from, setFrom] = useState('1')
  const isNumber = /^-?\d{1,6}$/.test(from)
  return (
    <Dialog open onClose={onClose} aria-labelledby="order-title">
      <DialogTitle id="order-title">{m.backoffice_bulk_order()}</DialogTitle>
      <DialogContent>
        <Alert severity="info" variant="outlined">
          {m.backoffice_bulk_order_hint()}
        </Alert>
        <TypedField
          label={m.backoffice_bulk_order_from()}
          kind={numberKind}
          value={from}
          onChange={(next) => setFrom(next ?? '')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.backoffice_stale_back()}</Button>
        <Button variant="contained" disabled={!isNumber} onClick={() => onChoose(Number(from))}>
          {m.backoffice_bulk_order()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
