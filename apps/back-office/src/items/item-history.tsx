import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HttpError, useNotify, useRecordContext, useRefresh, useResourceContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readApi, type Values } from '../providers/call-api.ts'
import { writeItem } from '../providers/data-provider.ts'
import { factsOf } from '../resources.ts'
import { actionWord } from '../texts/action-words.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { changedParts } from './changed-parts.ts'
import { type Older, olderVersions } from './older-versions.ts'
import { nothing } from './shown-text.ts'
import { mayDropEdits } from './unsaved-edits.ts'
import { useShownText } from './use-shown-text.ts'
import { useSingleRun } from './use-single-run.ts'
import { useTellProblem, useTellQueryError } from './use-tell-problem.ts'

type Entry = {
  id: number
  version: number | null
  at: string
  fullname: string | null
  action: string
  changes: Values
}

function useEntries(isOpen: boolean) {
  const record = useRecordContext()
  const id = record?.id
  const resource = useResourceContext() ?? ''
  const { data: entries, error } = useQuery({
    // Saving raises the version, so the history is read again.
    queryKey: ['history', resource, id, record?.['version']],
    queryFn: async ({ signal }) => {
      const { data } = await readApi(`get${factsOf(resource).one}HistoryArr`, { id }, signal)
      return data as Entry[]
    },
    enabled: isOpen && id !== undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  })
  useTellQueryError(error)
  return entries
}

/** Takes the item back to an older version. */
function useRevert() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const tellProblem = useTellProblem()
  const refresh = useRefresh()
  return async (to: Older) => {
    if (!mayDropEdits()) return
    const version = Number(record?.['version'] ?? 0)
    try {
      await writeItem(resource, 'revert', { id: Number(record?.id), version, entry: to.id })
      notify(m.backoffice_history_reverted({ version: to.version }), { type: 'info' })
      refresh()
    } catch (refusal) {
      const isStale = refusal instanceof HttpError && refusal.body?.code === 'staleVersion'
      if (!(await tellProblem(refusal)) && isStale) refresh()
    }
  }
}

/** The changes of an item, read when opened; content can be reverted to an earlier version. */
export function ItemHistory({ isReverted }: { isReverted: boolean }) {
  const record = useRecordContext()
  const revert = useRevert()
  const runOnce = useSingleRun()
  const [isOpen, setIsOpen] = useState(false)
  const entries = useEntries(isOpen)
  const mayRevert = isReverted && record?.['may_move'] === true && record['deleted_at'] === null
  const older = mayRevert ? olderVersions(entries ?? [], Number(record['version'] ?? 0)) : []
  return (
    <Box
      component="details"
      sx={{ p: 2 }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <Typography component="summary" variant="h2" sx={{ cursor: 'pointer' }}>
        {m.backoffice_history_title()}
      </Typography>
      {entries?.length === 0 && (
        <Typography variant="body2">{m.backoffice_history_none()}</Typography>
      )}
      <Box component="ol" sx={{ pl: 3 }}>
        {entries?.map((entry) => {
          const to = older.find(({ id }) => id === entry.id)
          return (
            <li key={entry.id}>
              <Line entry={entry} />
              {to !== undefined && (
                <Button size="small" onClick={() => void runOnce(() => revert(to))}>
                  {m.backoffice_history_revert({ version: to.version })}
                </Button>
              )}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

function Line({ entry: { at, version, fullname, action, changes } }: { entry: Entry }) {
  const resource = useResourceContext() ?? ''
  return (
    <>
      <Typography variant="body2">
        <time dateTime={at}>{momentText(Date.parse(at))}</time> {fullname} {actionWord(action)}
        {version !== null && `, ${m.backoffice_history_version({ version })}`}
      </Typography>
      {action === 'replaced' && (
        <Typography variant="body2" color="textSecondary">
          <Link to={`/${resource}/${Number(changes['by'])}`}>
            {m.backoffice_history_replaced_by({ id: Number(changes['by']) })}
          </Link>
        </Typography>
      )}
      {(action === 'updated' || action === 'ordered') && (
        <Box component="dl" sx={{ m: 0, mb: 1 }}>
          {Object.entries(changes).map(([name, change]) => (
            <Typography key={name} variant="body2" color="textSecondary" component="div">
              <Box component="dt" sx={{ display: 'inline', fontWeight: 600 }}>
                {fieldLabel(name)}
              </Box>
              {Array.isArray(change) && <Change name={name} before={change[0]} after={change[1]} />}
            </Typography>
          ))}
        </Box>
      )}
    </>
  )
}

type ChangeProps = { name: string; before: unknown; after: unknown }

function Change({ name, before, after }: ChangeProps) {
  const [gone, come] = changedParts(before, after)
  return (
    <Box component="dd" sx={{ display: 'inline', ml: 1 }}>
      {m.backoffice_history_became({
        before: useSideText(gone, name),
        after: useSideText(come, name),
      })}
    </Box>
  )
}

// A dash says nothing within a sentence.
function useSideText(value: unknown, name: string): string {
  const text = useShownText(value, name)
  return text === nothing ? m.backoffice_history_empty() : text
}
