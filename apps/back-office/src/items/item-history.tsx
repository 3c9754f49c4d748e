import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext, useResourceContext } from 'ra-core'
import { useState } from 'react'
import { readApi, type Values } from '../providers/call-api.ts'
import { namesOf } from '../providers/resources.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { shownText } from './shown-text.ts'

type Entry = { id: number; at: string; fullname: string | null; action: string; changes: Values }

const actions: Record<string, () => string> = {
  created: m.backoffice_history_created,
  updated: m.backoffice_history_updated,
  trashed: m.backoffice_history_trashed,
  restored: m.backoffice_history_restored,
  locked: m.backoffice_history_locked,
  unlocked: m.backoffice_history_unlocked,
}

/** Who changed what and when, fetched when it is opened. */
export function ItemHistory() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  const load = async (isOpen: boolean) => {
    if (!isOpen || record === undefined) return
    const call = `get${namesOf(resource).one}HistoryArr`
    setEntries((await readApi(call, { id: record.id })).data as Entry[])
  }
  return (
    <Box
      component="details"
      sx={{ p: 2 }}
      onToggle={(event) => void load(event.currentTarget.open)}
    >
      <Typography component="summary" variant="h2" sx={{ cursor: 'pointer' }}>
        {m.backoffice_history_title()}
      </Typography>
      <Box component="ol" sx={{ pl: 3 }}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Line({ entry: { at, fullname, action, changes } }: { entry: Entry }) {
  const { date, time } = stockholmDateTime(at)
  return (
    <>
      <Typography variant="body2">
        <time dateTime={at}>
          {date} {time}
        </time>{' '}
        {fullname} {actions[action]?.() ?? action}
      </Typography>
      {action === 'updated' && (
        <Box component="dl" sx={{ m: 0, mb: 1 }}>
          {Object.entries(changes).map(([name, change]) => (
            <Typography key={name} variant="body2" color="text.secondary" component="div">
              <Box component="dt" sx={{ display: 'inline', fontWeight: 600 }}>
                {fieldLabel(name)}
              </Box>
              {Array.isArray(change) && (
                <Box component="dd" sx={{ display: 'inline', ml: 1 }}>
                  {shownText(change[0])} → {shownText(change[1])}
                </Box>
              )}
            </Typography>
          ))}
        </Box>
      )}
    </>
  )
}
