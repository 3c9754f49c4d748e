import type { BulkBody, BulkResult } from '@minikran/contract/admin/bulk'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useLogoutIfAccessDenied,
  useRefresh,
} from 'ra-core'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { writeApi } from '../providers/call-api.ts'
import { factsOf } from '../resources.ts'
import { problemSentence, ruleSentence } from '../texts/problem-sentences.ts'
import { isAgreed } from './asking-save-button.tsx'
import { bulkBodies } from './bulk-bodies.ts'
import { BulkOutcome, type Outcome } from './bulk-outcome.tsx'
import { TypedField } from './typed-field.tsx'
import { numberKind } from './typed-kinds.ts'
import { useSingleRun } from './use-single-run.ts'
import { useTellProblem } from './use-tell-problem.ts'

type Action = BulkBody['action']

const labels: Record<Action, () => string> = {
  publish: m.backoffice_bulk_publish,
  unpublish: m.backoffice_bulk_unpublish,
  trash: m.backoffice_trash,
  restore: m.backoffice_restore,
  order: m.backoffice_bulk_order,
}

/** The question to confirm before an action; null when there is none. */
export type BulkQuestion = (action: Action, rows: readonly RaRecord[]) => Promise<string | null>

type Props = {
  isPublishable: boolean
  question: BulkQuestion | undefined
  /** What holds the table and these buttons. */
  list: RefObject<HTMLElement | null>
}

const noQuestion: BulkQuestion = async () => null

/** Buttons that change all selected items; afterwards a dialog lists the items that were refused. */
export function BulkActions({ isPublishable, question = noQuestion, list }: Props) {
  const { filterValues } = useListContext()
  useFocusOnTable(list)
  const { change, outcome, closeOutcome } = useChange(question)
  const runOnce = useSingleRun()
  const [isOrdering, setIsOrdering] = useState(false)
  const isTrash = filterValues['trashed'] === true
  const act = (action: Action, from?: number) =>
    runOnce(() => {
      setIsOrdering(false)
      return change(action, from)
    })
  const publishActions: Action[] = isPublishable ? ['publish', 'unpublish', 'order'] : []
  const actions: Action[] = isTrash ? ['restore'] : [...publishActions, 'trash']
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
      <BulkOutcome outcome={outcome} onClose={closeOutcome} />
    </>
  )
}

/** Changes the selected rows, after its question; `outcome` tells what came of them. */
function useChange(question: BulkQuestion) {
  const { resource, onUnselectItems } = useListContext()
  const readSelected = useSelectedRows()
  const nameOf = useGetRecordRepresentation(resource)
  const refresh = useRefresh()
  const logOutIfEnded = useLogoutIfAccessDenied()
  const tellProblem = useTellProblem()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const agreedRows = async (action: Action) => {
    try {
      const rows = await readSelected()
      return isAgreed(await question(action, rows)) ? rows : null
    } catch (error) {
      await tellProblem(error)
      return null
    }
  }
  const change = async (action: Action, from?: number) => {
    const rows = await agreedRows(action)
    if (rows === null) return
    const results: BulkResult[] = []
    let failure = problemSentence('unavailable')
    try {
      for (const body of bulkBodies(action, rows, from)) {
        const { data } = await writeApi(`bulk${factsOf(resource).many}`, body)
        results.push(...(data as { results: BulkResult[] }).results)
      }
    } catch (error) {
      if (await logOutIfEnded(error)) return
      failure = (error as Error).message
    }
    setOutcome(outcomeOf(results, { rows, resource, nameOf, failure }))
    onUnselectItems()
    refresh()
  }
  return { change, outcome, closeOutcome: () => setOutcome(null) }
}

type Sent = {
  rows: readonly RaRecord[]
  resource: string
  nameOf: (row: RaRecord) => ReactNode
  /** Why rows have no result. */
  failure: string
}

function outcomeOf(
  results: readonly BulkResult[],
  { rows, resource, nameOf, failure }: Sent,
): Outcome {
  const refused = rows.flatMap((row) => {
    const result = results.find(({ id }) => id === Number(row.id))
    if (result?.done === true) return []
    const why = result === undefined ? failure : reasonOf(result, resource)
    return { id: row.id, name: nameOf(row), why }
  })
  return { done: rows.length - refused.length, refused }
}

function reasonOf(result: BulkResult, resource: string): string {
  const rules = Object.entries(result.errors).flatMap(([field, broken]) =>
    broken.map((rule) => ruleSentence(rule, field)),
  )
  return rules.length > 0 ? rules.join(' ') : problemSentence(result.code ?? '', resource)
}

type OrderProps = { onClose: () => void; onChoose: (from: number) => void }

function OrderDialog({ onClose, onChoose }: OrderProps) {
  const [from, setFrom] = useState('1')
  const [isTried, setIsTried] = useState(false)
  const isNumber = /^-?\d{1,6}$/.test(from)
  const isFault = isTried && !isNumber
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isNumber) onChoose(Number(from))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="order-title">
      <form noValidate onSubmit={send}>
        <DialogTitle id="order-title">{m.backoffice_bulk_order()}</DialogTitle>
        <DialogContent>
          <Alert severity="info" variant="outlined">
            {m.backoffice_bulk_order_hint()}
          </Alert>
          <TypedField
            autoFocus
            label={m.backoffice_bulk_order_from()}
            kind={numberKind}
            value={from}
            onChange={(next) => setFrom(next ?? '')}
            error={isFault}
            helperText={isFault && m.backoffice_rule_whole_number()}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{m.backoffice_close()}</Button>
          <Button type="submit" variant="contained">
            {m.backoffice_bulk_order()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The buttons hide when nothing is selected any more; the focus that one of them had goes to the table. */
function useFocusOnTable(list: RefObject<HTMLElement | null>) {
  const isEmpty = useListContext().selectedIds.length === 0
  // Before a dialog opens, which gives the focus back to where it was.
  useLayoutEffect(() => {
    const table = list.current?.querySelector('table')
    const focused = document.activeElement
    const isOnButtons = list.current?.contains(focused) && !table?.contains(focused)
    if (isEmpty && isOnButtons) table?.focus()
  }, [list, isEmpty])
}

// The API's longest page.
const pagination = { page: 1, perPage: 1000 }

/** Reads all selected rows in the order of the list, also those that are not on the page shown. */
function useSelectedRows() {
  const dataProvider = useDataProvider()
  const { resource, selectedIds, data = [], sort, filterValues: filter } = useListContext()
  const selectedOf = (rows: RaRecord[]) => rows.filter(({ id }) => selectedIds.includes(id))
  return async (): Promise<RaRecord[]> => {
    const shown = selectedOf(data)
    if (shown.length === selectedIds.length) return shown
    const { data: listed } = await dataProvider.getList(resource, { pagination, sort, filter })
    const unlisted = selectedIds.filter(isMissingIn(listed))
    const { data: others } = await dataProvider.getMany(resource, { ids: unlisted })
    // Deleted meanwhile; the server reports each as not found.
    const gone = unlisted.filter(isMissingIn(others)).map((id) => ({ id, version: 1 }))
    // Rows on the page keep the version that was seen.
    return [...selectedOf(listed), ...others, ...gone].map(
      (row) => shown.find(({ id }) => id === row.id) ?? row,
    )
  }
}

const isMissingIn = (rows: RaRecord[]) => (id: Identifier) => rows.every((row) => row.id !== id)
