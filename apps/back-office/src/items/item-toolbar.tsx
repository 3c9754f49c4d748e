import { mayEverCreate } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import {
  HttpError,
  useFormIsDirty,
  useLogoutIfAccessDenied,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'ra-core'
import { useEffect, useState } from 'react'
import { Toolbar } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { forgetCopy, writeItem } from '../providers/data-provider.ts'
import { useMay } from '../shell/use-may.ts'
import { useStaff } from '../shell/use-staff.ts'
import { AskingSaveButton, isAgreed } from './asking-save-button.tsx'
import { justMade } from './focus-of-new.tsx'
import { firstClick, pressProps } from './press-props.ts'
import { PreviewLinks } from './preview-links.tsx'
import { type Holder, type Refusal, RefusalDialog } from './refusal-dialog.tsx'
import { useSingleRun } from './use-single-run.ts'

type Action = 'trash' | 'restore' | 'destroy' | 'duplicate'
/** The question to confirm before each action; null when there is none. */
type Questions = Record<'save' | 'trash' | 'restore', string | null>
type Props = {
  isCopied: boolean
  destroyable: boolean
  questions?: Questions
  /** False while it is not yet known whether to ask. */
  isReady?: boolean
}

const noQuestions: Questions = { save: null, trash: null, restore: null }

/** Save, preview, copy, trash, restore and delete for good, as the role and the item's state allow. */
export function ItemToolbar({
  isCopied,
  destroyable,
  questions = noQuestions,
  isReady = true,
}: Props) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const staff = useStaff()
  const mayDestroyItems = useMay('item:destroy')
  // A copy is made of the stored version.
  const isDirty = useFormIsDirty()
  const { act, refusal, close } = useActions()
  if (record === undefined) return null
  const isTrashed = record['deleted_at'] !== null
  const mayWrite = record['may_write'] === true
  // Users who may only save prices may not move the item.
  const mayMove = record['may_move'] === true
  const move = isTrashed ? 'restore' : 'trash'
  const mayDestroy = isTrashed && mayDestroyItems
  const mayCopy = staff !== null && isItemKind(resource) && mayEverCreate(staff.role, resource)
  return (
    <Toolbar sx={{ columnGap: 1, flexWrap: 'wrap' }}>
      <RefusalDialog refusal={refusal} onClose={close} />
      {mayWrite && !isTrashed && <AskingSaveButton question={questions.save} isReady={isReady} />}
      {mayMove && isCopied && mayCopy && (
        <Button size="small" disabled={isDirty} onClick={firstClick(() => void act('duplicate'))}>
          {isDirty ? m.backoffice_duplicate_unsaved() : m.backoffice_duplicate()}
        </Button>
      )}
      {mayMove && (
        <Button
          key={move}
          size="small"
          color={isTrashed ? 'primary' : 'error'}
          {...pressProps(
            !isReady,
            firstClick(() => isAgreed(questions[move]) && void act(move)),
          )}
        >
          {isTrashed ? m.backoffice_restore() : m.backoffice_trash()}
        </Button>
      )}
      {mayDestroy && destroyable && (
        <Button size="small" color="error" onClick={() => void act('destroy')}>
          {m.backoffice_destroy()}
        </Button>
      )}
      <PreviewLinks />
    </Toolbar>
  )
}

const done: Record<Action, () => string> = {
  trash: m.backoffice_trash_done,
  restore: m.backoffice_restore_done,
  destroy: m.backoffice_destroy_done,
  duplicate: m.backoffice_duplicate_done,
}

function useActions() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const logOutIfEnded = useLogoutIfAccessDenied()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const { isDirty } = useFormState()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const runOnce = useSingleRun()
  const id = record?.id
  // The key of a copy is kept in the browser's storage until the item is left.
  useEffect(() => () => void forgetCopy(resource, id), [resource, id])
  const act = async (action: Action) => {
    if (action === 'destroy' && !window.confirm(m.backoffice_destroy_confirm())) return
    // All actions but a copy are refused when a newer version is stored.
    const seen = action === 'duplicate' ? {} : { version: record?.['version'] }
    try {
      const { data } = await writeItem(resource, action, { id, ...seen })
      notify(done[action](), { type: 'info' })
      if (action === 'restore') refresh()
      else if (action === 'duplicate') redirect('edit', resource, data.id, undefined, justMade)
      else redirect('list', resource)
    } catch (error) {
      if (await logOutIfEnded(error)) return
      const { message } = error as Error
      const facts = error instanceof HttpError ? error.body?.facts : undefined
      setRefusal({ sentence: message, holders: (facts?.holders ?? []) as Holder[] })
      // Unsaved changes stay; saving them detects the newer version.
      if (facts?.current !== undefined && !isDirty) refresh()
    }
  }
  return {
    act: (action: Action) => runOnce(() => act(action)),
    refusal,
    close: () => setRefusal(null),
  }
}
