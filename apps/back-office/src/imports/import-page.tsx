import type { ImportFault, ImportReport } from '@minikran/contract/admin/tables'
import { mayEverWrite } from '@minikran/domain/access/item-rights'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLogoutIfAccessDenied } from 'ra-core'
import { type RefObject, useRef, useState } from 'react'
import { NotFound, Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { FileButton } from '../items/file-button.tsx'
import { focusAfterCall } from '../items/focus-after-call.ts'
import { pressProps } from '../items/press-props.ts'
import { locale } from '../locale.ts'
import { ApiProblem, sendApi } from '../providers/call-api.ts'
import { useStaff } from '../shell/use-staff.ts'
import { problemSentence, ruleSentence } from '../texts/problem-sentences.ts'
import { ChangeTable, cellText } from './change-table.tsx'
import { columnText } from './column-text.ts'
import { type ImportKind, importKinds, isImportKind } from './import-kinds.ts'
import { LongTable } from './long-table.tsx'

type Tried = { file: File; report: ImportReport }

async function send(call: string, file: File, dryRun: boolean): Promise<ImportReport> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await sendApi(`${call}?dry_run=${dryRun}`, form)
  return data as ImportReport
}

/** The import of one kind of item; another kind begins anew. */
export function ImportPage() {
  const { kind = '' } = useParams()
  const staff = useStaff()
  if (!isImportKind(kind)) return <NotFound />
  if (staff === null) return null
  if (mayEverWrite(staff.role, kind)) return <Import key={kind} kind={kind} />
  return (
    <>
      <Title title={importKinds[kind].title()} />
      <Alert severity="error">{problemSentence('itemForbidden', kind)}</Alert>
    </>
  )
}

/** Imports a table: a dry run shows its changes or faults, then it is saved as a whole. */
function Import({ kind }: { kind: ImportKind }) {
  const chooser = useRef<HTMLButtonElement>(null)
  const { call, list, title, hint } = importKinds[kind]
  const { choose, save, ...state } = useImport(call, chooser)
  const { tried, saved, isBusy } = state
  return (
    <Box sx={pageStyle}>
      <Title title={title()} />
      <Typography sx={{ maxWidth: '68ch' }}>{hint()}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FileButton
          ref={chooser}
          variant="outlined"
          label={m.backoffice_import_choose()}
          accept=".csv,.xlsx,text/csv"
          onFiles={([file]) => file && choose(file)}
          aria-disabled={isBusy}
        />
        <Button component={Link} to={list}>
          {m.backoffice_import_back()}
        </Button>
      </Box>
      <Progress {...state} />
      {tried !== null && (
        <TriedTable report={tried.report} isBusy={isBusy} onSave={() => void save(tried)} />
      )}
      {saved !== null && <ChangeTable changes={saved.changes} savedIn={list} />}
    </Box>
  )
}

/** `chooser` gets the focus after saving, because the pressed button is gone then. */
function useImport(call: string, chooser: RefObject<HTMLElement | null>) {
  const logOutIfEnded = useLogoutIfAccessDenied()
  const [tried, setTried] = useState<Tried | null>(null)
  const [saved, setSaved] = useState<ImportReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (!(await logOutIfEnded(error))) setProblem(sentenceOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (file: File) => {
    setTried(null)
    setSaved(null)
    void run(async () => setTried({ file, report: await send(call, file, true) }))
  }
  const save = ({ file }: Tried) =>
    run(async () => {
      const moveFocus = focusAfterCall()
      try {
        setSaved(await send(call, file, false))
        moveFocus(chooser.current)
        setTried(null)
      } catch (error) {
        // The data has changed since the dry run, so another one shows the new faults.
        if (!(error instanceof ApiProblem) || error.status !== 422) throw error
        setTried({ file, report: await send(call, file, true) })
      }
    })
  return { tried, saved, problem, isBusy, choose, save }
}

type State = Omit<ReturnType<typeof useImport>, 'choose' | 'save'>

function Progress({ tried, saved, problem, isBusy }: State) {
  return (
    <div aria-live="polite">
      {isBusy && <Typography>{m.backoffice_import_reading()}</Typography>}
      {problem !== null && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      {saved !== null && (
        <Alert severity="success" variant="outlined">
          {m.backoffice_import_saved({ count: numberText(saved.changes.length, locale) })}
        </Alert>
      )}
      {tried !== null && (
        <Typography variant="h2">
          {m.backoffice_import_tried({
            file: tried.file.name,
            lines: numberText(tried.report.lines, locale),
          })}
        </Typography>
      )}
    </div>
  )
}

const pageStyle = {
  p: 2,
  display: 'grid',
  // A wide table scrolls in its frame.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  justifyItems: 'start',
}

type Props = { report: ImportReport; isBusy: boolean; onSave: () => void }

function TriedTable({ report: { lines, changes, faults }, isBusy, onSave }: Props) {
  return (
    <>
      {faults.length > 0 && <FaultTable faults={faults} />}
      {faults.length === 0 && changes.length === 0 && (
        <Alert severity="info" variant="outlined">
          {lines === 0 ? m.backoffice_import_no_rows() : m.backoffice_import_nothing()}
        </Alert>
      )}
      {faults.length === 0 && changes.length > 0 && (
        <Button variant="contained" {...pressProps(isBusy, onSave)}>
          {m.backoffice_import_save({ count: numberText(changes.length, locale) })}
        </Button>
      )}
      {changes.length > 0 && <ChangeTable changes={changes} />}
    </>
  )
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return problemSentence('unavailable')
  const [rule] = error.errors['file'] ?? []
  return rule === undefined ? error.message : ruleSentence(`file.${rule}`)
}

// Codes about the item as a whole, with the sentences of its form.
const itemCodes = ['itemLocked', 'itemTrashed', 'itemForbidden', 'notFound']

const sentence = (rule: string, column: string) => {
  // The newer version may well be the user's own, by an earlier import.
  if (rule === 'staleVersion') return m.backoffice_import_stale()
  return itemCodes.includes(rule) ? problemSentence(rule) : ruleSentence(rule, column)
}

/** Every fault of an import by line and column, with the faulty value. */
function FaultTable({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <LongTable
      title={m.backoffice_import_faults({ count: numberText(faults.length, locale) })}
      heads={[
        m.backoffice_import_line(),
        m.backoffice_import_column(),
        m.backoffice_import_value(),
        m.backoffice_import_fault(),
      ]}
      rows={faults.map(({ line, column, rule, value }) => [
        `${line} ${column} ${rule}`,
        line,
        columnText(column),
        cellText(value),
        sentence(rule, column),
      ])}
    />
  )
}
