import type { CopiedYear } from '@minikran/contract/admin/depots'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useAct } from '../items/use-act.ts'
import { copiedSentence } from './copied-sentence.ts'

/** Copies the stored days of a year to the next one, and says which of them to look at. */
export function CopyYear({ year }: { year: number }) {
  const record = useRecordContext()
  const { isDirty } = useFormState()
  const { act, isBusy } = useAct()
  const [copied, setCopied] = useState<CopiedYear | null>(null)
  if (record?.['may_write'] !== true || record['deleted_at'] !== null) return null
  const { id, version } = record
  const copy = async () => {
    const answer = await act('copyHoursYear', { id, version, year })
    setCopied(answer === null ? null : (answer.data as CopiedYear))
  }
  return (
    <>
      <Button size="small" disabled={isDirty || isBusy} onClick={() => void copy()}>
        {m.backoffice_hours_copy({ year: year + 1 })}
      </Button>
      {isDirty && (
        <Typography variant="body2" color="textSecondary">
          {m.backoffice_hours_copy_later()}
        </Typography>
      )}
      {copied !== null && (
        <Alert severity={copied.to_check.length > 0 ? 'warning' : 'info'} role="status">
          {copiedSentence(copied, year + 1)}
        </Alert>
      )}
    </>
  )
}
