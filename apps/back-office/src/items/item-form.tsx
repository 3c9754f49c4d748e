import { HttpError, useNotify } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Create, Edit, SimpleForm } from 'react-admin'
import type { Values } from '../providers/call-api.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemToolbar } from './item-toolbar.tsx'
import { LockBar } from './lock-bar.tsx'
import { StaleDialog } from './stale-dialog.tsx'

type Props = {
  children: ReactNode
  aside?: ReactNode
  lockable?: boolean
  /** False for what is never deleted for good. */
  destroyable?: boolean
  /** The item's public address, for a look at it. */
  publicPath?: (item: Values) => string | null
}

// A newer version must not slip in under what is being typed: saving is what meets it.
// And what a list knows of an item is not all of it: the form waits for the whole.
const queryOptions = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { whole: true },
}

/** One item: who works on it, its fields, saving, and what was changed before. */
export function ItemEdit(props: Props) {
  const { children, aside, lockable = true, destroyable = true, publicPath } = props
  const notify = useNotify()
  const [current, setCurrent] = useState<Values | null>(null)
  const onError = (error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.body?.code === 'staleVersion') setCurrent(error.body.facts.current as Values)
    else notify(error.message, { type: 'error', autoHideDuration: null })
  }
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      queryOptions={queryOptions}
      mutationOptions={{ onError }}
    >
      <SimpleForm
        toolbar={
          <ItemToolbar
            destroyable={destroyable}
            {...(publicPath === undefined ? {} : { publicPath })}
          />
        }
        warnWhenUnsavedChanges
      >
        {lockable && <LockBar />}
        <DraftKeeper />
        <StaleDialog current={current} onClose={() => setCurrent(null)} />
        {children}
      </SimpleForm>
      {aside}
      <ItemHistory />
    </Edit>
  )
}

type CreateProps = { children: ReactNode; defaultValues?: Values }

export function ItemCreate({ children, defaultValues = {} }: CreateProps) {
  return (
    <Create redirect="edit">
      <SimpleForm warnWhenUnsavedChanges defaultValues={defaultValues}>
        <DraftKeeper />
        {children}
      </SimpleForm>
    </Create>
  )
}
