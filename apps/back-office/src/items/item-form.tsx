import { HttpError, useNotify, useRedirect, useResourceContext } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { Create, Edit, Toolbar } from 'react-admin'
import { hasSessionEnded } from '../providers/auth-provider.ts'
import type { Values } from '../providers/call-api.ts'
import { useStaff } from '../shell/use-staff.ts'
import { AskingSaveButton } from './asking-save-button.tsx'
import { CheckedForm, type OwnFaults } from './checked-form.tsx'
import { DraftKeeper, forgetDraft } from './draft-keeper.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemToolbar } from './item-toolbar.tsx'
import { LockBar } from './lock-bar.tsx'
import { ItemFields } from './read-only.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { TrashNote } from './trash-note.tsx'
import { useSaveOutcome } from './use-save-outcome.ts'

type Props = {
  children: ReactNode
  aside?: ReactNode
  lockable?: boolean
  /** False for what is never deleted for good. */
  destroyable?: boolean
  /** Something that people write: it has older versions and, unless there is one only, copies. */
  isContent?: boolean
  isCopied?: boolean
  /** In place of the usual one. */
  toolbar?: ReactElement
  faults?: OwnFaults
}

// A newer version must not slip in under what is being typed: saving is what meets it.
// And what a list knows of an item is not all of it: the form waits for the whole.
const meta = { whole: true }
const queryOptions = { refetchOnWindowFocus: false, refetchOnReconnect: false, meta }

// Fields that stand alone begin and end alike: no wider than one of the two languages.
const singleFields = {
  '& > .MuiStack-root > :is(.MuiFormControl-root, .MuiAutocomplete-root)': {
    minWidth: { sm: 320 },
    maxWidth: { md: 'calc(50% - 8px)' },
  },
}

/** One item: who works on it, its fields, saving, and what was changed before. */
export function ItemEdit(props: Props) {
  const { children, aside, lockable = true, destroyable = true } = props
  const { isContent = lockable, isCopied = isContent } = props
  const usual = <ItemToolbar isCopied={isCopied} destroyable={destroyable} />
  const { saves, holder, stale, onSuccess, onError } = useSaveOutcome()
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      queryOptions={queryOptions}
      mutationOptions={{ onError, onSuccess, meta }}
    >
      <CheckedForm
        toolbar={props.toolbar ?? usual}
        faults={props.faults}
        warnWhenUnsavedChanges
        sx={singleFields}
      >
        {lockable && <LockBar saves={saves} holder={holder} />}
        <TrashNote />
        <DraftKeeper saves={saves} />
        <StaleDialog {...stale} />
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
  /** In place of the usual one. */
  toolbar?: ReactElement
  faults?: OwnFaults
  /** What is said when it is done, in place of the usual word. */
  done?: (created: Values) => string
}

const usualOfNew = (
  <Toolbar>
    <AskingSaveButton question={null} />
  </Toolbar>
)

export function ItemCreate({
  children,
  defaultValues = {},
  toolbar = usualOfNew,
  faults,
  done,
}: CreateProps) {
  const resource = useResourceContext() ?? ''
  const staff = useStaff()
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (created: Values & { id: number }) => {
    forgetDraft({ staffId: staff?.id, resource })
    const sentence = done?.(created) ?? 'ra.notification.created'
    notify(sentence, { messageArgs: { smart_count: 1 } })
    redirect('edit', resource, created.id)
  }
  const onError = (error: Error) => {
    // What a field is refused for is said beside it. react-admin misses the id of an empty success,
    // which it puts in place of the refusal that logs out.
    const isSaid = error instanceof HttpError && error.body?.errors !== undefined
    if (!isSaid && !hasSessionEnded()) notify(error.message, { type: 'error' })
  }
  // What a new item begins with depends on whose it is.
  if (staff === null) return null
  return (
    <Create redirect="edit" mutationOptions={{ onSuccess, onError }}>
      <CheckedForm
        toolbar={toolbar}
        faults={faults}
        warnWhenUnsavedChanges
        defaultValues={defaultValues}
        sx={singleFields}
      >
        <DraftKeeper saves={0} />
        {children}
      </CheckedForm>
    </Create>
  )
}
