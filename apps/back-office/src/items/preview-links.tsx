import { type Locale, localizedPath } from '@minikran/domain/catalogue/product-path'
import { isPublished } from '@minikran/domain/content/publish-window'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { useRecordContext, useResourceContext } from 'ra-core'
import { useState } from 'react'

const msOf = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : null)

function previewAddress(path: string, locale: Locale, item: string): string {
  const address = localizedPath(path, locale)
  return `${address}${address.includes('?') ? '&' : '?'}forhandsvisning=${item}`
}

/** The item's page as the public sees it, or as it will see what is saved here, in both languages. */
export function PreviewLinks() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const [nowMs] = useState(() => Date.now())
  const path: unknown = record?.['public_path']
  if (record === undefined || typeof path !== 'string' || record['deleted_at'] !== null) return null
  const window = {
    publishAtMs: msOf(record['publish_at']),
    unpublishAtMs: msOf(record['unpublish_at']),
  }
  const isOn = isPublished(window, nowMs) && (record['status'] ?? 1) === 1
  const item = `${resource}-${record.id}`
  return (
    <>
      {isOn && (
        <Button href={path} target="_blank" rel="noopener">
          {m.backoffice_open_public()}
        </Button>
      )}
      <Button href={previewAddress(path, 'sv', item)} target="_blank" rel="noopener">
        {m.backoffice_preview_sv()}
      </Button>
      <Button href={previewAddress(path, 'en', item)} target="_blank" rel="noopener">
        {m.backoffice_preview_en()}
      </Button>
    </>
  )
}
