import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type Identifier, useRecordContext, useResourceContext } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import { type Draft, readDraft, removeStored, storeDraft } from '../providers/browser-storage.ts'
import type { Values } from '../providers/call-api.ts'
import { useStaff } from '../shell/use-staff.ts'
import { same } from './changed-parts.ts'
import { isTrashed } from './read-only.tsx'
import { useEdits } from './use-edits.ts'

type Of = { staffId: number | undefined; resource: string; id?: Identifier | undefined }

const draftKey = ({ staffId = 0, resource, id = 'new' }: Of) => `draft:${staffId}:${resource}:${id}`

export const forgetDraft = (of: Of) => removeStored(draftKey(of))

type Form = Pick<UseFormReturn, 'getValues' | 'getFieldState'>

// A date or figure that is half typed is no value yet: as a draft it would empty the field.
const unreadableFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter(({ validity }) => validity.customError)
    .map(({ name }) => name)

/**
 * A row with the stored value of a part that cannot be read. The row can have moved: it is the stored
 * one whose other parts are the same, if there is just one.
 */
function asStored(row: Values, part: string, rows: unknown): Values {
  const alike = (Array.isArray(rows) ? (rows as Values[]) : []).filter((one) =>
    same({ ...row, [part]: one[part] }, { ...row, ...one }),
  )
  return { ...row, [part]: alike.length === 1 ? alike[0]?.[part] : row[part] }
}

/** The edited fields; of a group or a row, what is not readable is as stored. */
function editedValues({ getValues, getFieldState }: Form, stored: Values = {}): Values {
  const unreadable = unreadableFields()
  const edited = Object.fromEntries(
    Object.entries(getValues()).filter(
      ([name]) => getFieldState(name).isDirty && !unreadable.includes(name),
    ),
  )
  for (const [name = '', part, inRow] of unreadable.map((path) => path.split('.'))) {
    if (part === undefined || !(name in edited)) continue
    if (inRow === undefined) {
      edited[name] = { ...edited[name], [part]: (stored[name] as Values | null)?.[part] ?? null }
    } else {
      const rows = edited[name] as Values[]
      const row = rows[Number(part)]
      if (row !== undefined)
        edited[name] = rows.with(Number(part), asStored(row, inRow, stored[name]))
    }
  }
  return edited
}

/** The draft, unless all of it is stored: its form may have been left before it was saved. */
function unsavedDraft(key: string, stored: Values | undefined): Draft<Values> | null {
  const draft = readDraft<Values>(key)
  const isSaved = Object.entries(draft?.value ?? {}).every(([name, value]) =>
    same(value, stored?.[name]),
  )
  return isSaved ? null : draft
}

/** Keeps the draft, and returns an earlier one that was found, until it is restored or discarded. */
function useDraft(key: string, saves: number) {
  const record = useRecordContext()
  const { getValues, getFieldState } = useFormContext()
  const { isSubmitting } = useFormState()
  const [found, setFound] = useState(() => unsavedDraft(key, record))
  const sent = useRef<Values>({})
  const [version, setVersion] = useState<unknown>(record?.['version'])
  // The item was read again, which replaces what was typed meanwhile.
  if (record?.['version'] !== version) {
    setVersion(record?.['version'])
    setFound(unsavedDraft(key, record))
  }

  const keep = useCallback(() => {
    const edited = editedValues({ getValues, getFieldState }, record)
    // A draft that was neither restored nor discarded is kept beneath the new changes.
    const values = { ...found?.value, ...edited }
    if (Object.keys(values).length === 0) removeStored(key)
    else storeDraft(key, values)
  }, [getValues, getFieldState, record, found, key])
  useEdits(keep)

  useEffect(() => {
    // Tabs with the same item share its draft: saving it in one must not drop what is typed in another.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== null) return
      const edited = editedValues({ getValues, getFieldState }, record)
      if (Object.keys(edited).length > 0) storeDraft(key, edited)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [getValues, getFieldState, record, key])

  useEffect(() => {
    // A copy, since the form changes its groups of values in place.
    if (isSubmitting) sent.current = structuredClone(editedValues({ getValues, getFieldState }))
  }, [isSubmitting, getValues, getFieldState])

  useEffect(() => {
    if (saves === 0) return
    // The saved item replaces what was typed while it was being saved: that is offered as a draft.
    const typed = Object.entries(readDraft<Values>(key)?.value ?? {})
    const later = typed.filter(([name, value]) => !same(value, sent.current[name]))
    if (later.length === 0) removeStored(key)
    else storeDraft(key, Object.fromEntries(later))
    setFound(later.length === 0 ? null : readDraft(key))
  }, [saves, key])
  return [found, setFound] as const
}

/**
 * Keeps unsaved changes in this browser, also after a reload, a lost connection or a forced log-out,
 * and offers them when their author opens the item again.
 */
export function DraftKeeper({ saves }: { saves: number }) {
  const staff = useStaff()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const key = draftKey({ staffId: staff?.id, resource, id: record?.id })
  const { setValue } = useFormContext()
  const [found, setFound] = useDraft(key, saves)
  // In the trash nothing can be saved: the draft is offered when the item is restored.
  if (found === null || isTrashed(record)) return null
  const forget = () => {
    removeStored(key)
    setFound(null)
  }
  const takeBack = () => {
    for (const [name, value] of Object.entries(found.value)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true })
    }
    setFound(null)
  }
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <>
          <Button color="inherit" size="small" onClick={takeBack}>
            {m.backoffice_draft_take()}
          </Button>
          <Button color="inherit" size="small" onClick={forget}>
            {m.backoffice_draft_forget()}
          </Button>
        </>
      }
      sx={{ width: '100%' }}
    >
      {m.backoffice_draft_found({ at: momentText(found.at) })}
    </Alert>
  )
}
