import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { useNotify, useRecordContext, useRedirect, useRefresh, useResourceContext } from 'ra-core'
import { SaveButton, Toolbar } from 'react-admin'
import type { Values } from '../providers/call-api.ts'
import { moveItem } from '../providers/data-provider.ts'
import { useStaff } from '../shell/use-staff.ts'

type Action = 'trash' | 'restore' | 'destroy'
type Props = { publicPath?: (item: Values) => string | null; destroyable?: boolean }

/** Save, look at, put into the trash, take back, delete for good: what the role and state allow. */
export function ItemToolbar({ publicPath, destroyable = true }: Props) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const staff = useStaff()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  if (record === undefined) return null
  const isTrashed = record['deleted_at'] !== null
  const mayWrite = record['may_write'] === true
  const address = publicPath?.(record) ?? null
  const act = async (action: Action) => {
    if (action === 'destroy' && !window.confirm(m.backoffice_destroy_confirm())) return
    try {
      await moveItem(resource, action, { id: record.id })
      notify(done[action](), { type: 'info' })
      if (action === 'restore') refresh()
      else redirect('list', resource)
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: null })
    }
  }
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayWrite && !isTrashed && <SaveButton alwaysEnable={false} />}
      {address !== null && !isTrashed && (
        <Button href={address} target="_blank" rel="noreferrer">
          {m.backoffice_open_public()}
        </Button>
      )}
      {!mayWrite && <span>{m.backoffice_read_only()}</span>}
      {mayWrite && !isTrashed && (
        <Button color="error" onClick={() => void act('trash')}>
          {m.backoffice_trash()}
        </Button>
      )}
      {mayWrite && isTrashed && (
        <Button onClick={() => void act('restore')}>{m.backoffice_restore()}</Button>
      )}
      {isTrashed && destroyable && staff !== null && allows(staff.role, 'item:destroy') && (
        <Button color="error" onClick={() => void act('destroy')}>
          {m.backoffice_destroy()}
        </Button>
      )}
    </Toolbar>
  )
}

const done: Record<Action, () => string> = {
  trash: m.backoffice_trash_done,
  restore: m.backoffice_restore_done,
  destroy: m.backoffice_destroy_done,
}
