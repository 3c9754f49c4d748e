import { mayEverCreate } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import { purgedAtMs } from '@minikran/domain/content/item-state'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { HttpError, useNotify, useRecordContext, useRedirect, useResourceContext } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { Create, Edit, Title, Toolbar } from 'react-admin'
import { useParams } from 'react-router-dom'
import { hasSessionEnded } from '../providers/auth-provider.ts'
import type { Values } from '../providers/call-api.ts'
import { resourceNames } from '../resources.ts'
import { useStaff } from '../shell/use-staff.ts'
import { problemSentence } from '../texts/problem-sentences.ts'
import { AskingSaveButton } from './asking-save-button.tsx'
import { CheckedForm, type OwnFaults } from './checked-form.tsx'
import { DraftKeeper, forgetDraft } from './draft-keeper.tsx'
import { FocusOfNew, justMade } from './focus-of-new.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemToolbar } from './item-toolbar.tsx'
import { LockBar } from './lock-bar.tsx'
import { ItemFields } from './read-only.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useIsOpen } from './use-is-open.ts'
import { useSaveOutcome, wholeItem } from './use-save-outcome.ts'
import { useUnreadItem } from './use-unread-item.ts'

type Props = {
  children: ReactNode
  aside?: ReactNode
  lockable?: boolean
  /** False for kinds that are never deleted for good. */
  destroyable?: boolean
  /** True for content: older versions can be restored, and copies made unless `isCopied` is false. */
  isContent?: boolean
  isCopied?: boolean
  /** Replaces the default toolbar. */
  toolbar?: ReactElement
  faults?: OwnFaults
}

// No refetch while editing; a newer version is detected when saving (409).
const queryOptions = { refetchOnWindowFocus: false, refetchOnReconnect: false, meta: wholeItem }

// Single fields are as wide as one column of a language pair.
const singleFields = {
  '& > .MuiStack-root > :is(.MuiFormControl-root, .MuiAutocomplete-root)': {
    minWidth: { sm: 320 },
    maxWidth: { md: 'calc(50% - 8px)' },
  },
}

/** The form of one item with its lock, draft, fields, toolbar and history. */
export function ItemEdit(props: Props) {
  const { id } = useParams()
  // A link, a copy or the browser's Back can lead to another item without leaving this screen.
  return <KeyedEdit key={id} {...props} />
}

function KeyedEdit(props: Props) {
  const { children, aside, lockable = true, destroyable = true } = props
  const { isContent = lockable, isCopied = isContent } = props
  const defaultToolbar = <ItemToolbar isCopied={isCopied} destroyable={destroyable} />
  const { saves, holder, stale, onSuccess, onError } = useSaveOutcome()
  const onUnread = useUnreadItem()
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      queryOptions={{ ...queryOptions, onError: onUnread }}
      mutationOptions={{ onError, onSuccess, meta: wholeItem }}
    >
      <CheckedForm
        toolbar={props.toolbar ?? defaultToolbar}
        faults={props.faults}
        sx={singleFields}
      >
        {lockable && <LockBar saves={saves} holder={holder} />}
        <TrashNote />
        <DraftKeeper saves={saves} />
        <StaleDialog {...stale} />
        <FocusOfNew />
        <ItemFields>{children}</ItemFields>
      </CheckedForm>
      {aside}
      <ItemHistory isReverted={isContent} />
    </Edit>
  )
}

type CreateProps = {
  children: ReactNode
  defaultValues?: Values
  /** Replaces the default toolbar. */
  toolbar?: ReactElement
  faults?: OwnFaults
  /** The message after creating, in place of the default one. */
  done?: (created: Values) => string
}

const createToolbar = (
  <Toolbar>
    <AskingSaveButton question={null} />
  </Toolbar>
)

export function ItemCreate({
  children,
  defaultValues = {},
  toolbar = createToolbar,
  faults,
  done,
}: CreateProps) {
  const resource = useResourceContext() ?? ''
  const staff = useStaff()
  const notify = useNotify()
  const redirect = useRedirect()
  const isOpen = useIsOpen()
  const onSuccess = (created: Values & { id: number }) => {
    forgetDraft({ staffId: staff?.id, resource })
    const sentence = done?.(created) ?? 'ra.notification.created'
    notify(sentence, { messageArgs: { smart_count: 1 } })
    // The answer can come when its author is somewhere else already.
    if (isOpen.current) redirect('edit', resource, created.id, undefined, justMade)
  }
  const onError = (error: Error) => {
    // Errors of fields are shown beside them. When the session has ended, react-admin reports an empty
    // success, whose missing id causes this error.
    const isSaid = error instanceof HttpError && error.body?.errors !== undefined
    if (isSaid || hasSessionEnded()) return
    notify(error.message, { type: 'error', autoHideDuration: null })
  }
  // Default values depend on the user.
  if (staff === null) return null
  if (isItemKind(resource) && !mayEverCreate(staff.role, resource)) {
    return (
      <>
        <Title title={resourceNames[resource].many()} />
        <Alert severity="error">{problemSentence('itemForbidden', resource)}</Alert>
      </>
    )
  }
  return (
    <Create redirect="edit" mutationOptions={{ onSuccess, onError }}>
      <CheckedForm
        toolbar={toolbar}
        faults={faults}
        defaultValues={defaultValues}
        sx={singleFields}
      >
        <DraftKeeper saves={0} />
        {children}
      </CheckedForm>
    </Create>
  )
}

/** Since when the item is in the trash, and when it is deleted for good. */
function TrashNote() {
  const resource = useResourceContext()
  const trashedAt: unknown = useRecordContext()?.['deleted_at']
  if (typeof trashedAt !== 'string') return null
  const { date } = stockholmDateTime(trashedAt)
  const goes = stockholmDateTime(purgedAtMs(Date.parse(trashedAt))).date
  return (
    <Alert severity="warning" variant="outlined" sx={{ width: '100%', mb: 1 }}>
      {problemSentence('itemTrashed', resource)} {m.backoffice_trash_note({ date, goes })}
    </Alert>
  )
}
