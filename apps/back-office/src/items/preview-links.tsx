import { type Locale, localizedPath } from '@minikran/domain/catalogue/product-path'
import { activated } from '@minikran/domain/catalogue/product-statuses'
import { isPublished, type PublishWindow } from '@minikran/domain/content/publish-window'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRecordContext, useResourceContext } from 'ra-core'
import { useState } from 'react'
import { TypedField } from './typed-field.tsx'
import { dayKind } from './typed-kinds.ts'
import { useNow } from './use-now.ts'
import { windowOf } from './window-of.ts'

function previewAddress(path: string, locale: Locale, asked: Record<string, string>): string {
  const address = localizedPath(path, locale)
  return `${address}${address.includes('?') ? '&' : '?'}${String(new URLSearchParams(asked))}`
}

/** The day from which an item that waits for its time will be public: news show that date. */
const firstDay = ({ publishAtMs }: PublishWindow, nowMs: number): string | null =>
  publishAtMs !== null && publishAtMs > nowMs ? stockholmDateTime(publishAtMs).date : null

/** Links to the item's public page: as published, as saved, and as it will be on a date. */
export function PreviewLinks() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const nowMs = useNow()
  const [date, setDate] = useState('')
  const path: unknown = record?.['public_path']
  if (record === undefined || typeof path !== 'string' || record['deleted_at'] !== null) return null
  const publishing = windowOf(record)
  const isOn = isPublished(publishing, nowMs) && (record['status'] ?? activated) === activated
  const item = { forhandsvisning: `${resource}-${record.id}` }
  const day = date === '' ? firstDay(publishing, nowMs) : date
  const asked = day === null ? item : { ...item, datum: day }
  return (
    <Box sx={row}>
      {isOn && (
        <Button size="small" href={path} target="_blank" rel="noopener">
          {m.backoffice_open_public()}
        </Button>
      )}
      <Button size="small" href={previewAddress(path, 'sv', asked)} target="_blank" rel="noopener">
        {m.backoffice_preview_sv()}
      </Button>
      <Button size="small" href={previewAddress(path, 'en', asked)} target="_blank" rel="noopener">
        {m.backoffice_preview_en()}
      </Button>
      <TypedField
        kind={dayKind}
        size="small"
        label={m.backoffice_preview_date()}
        title={m.backoffice_preview_date_help()}
        value={date}
        onChange={(chosen) => setDate(chosen ?? '')}
        sx={{ width: 210, my: 0.5 }}
      />
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  marginInlineStart: { lg: 'auto' },
}
