import * as m from '@minikran/i18n/messages'
import { useFormIsDirty } from 'ra-core'
import { useEffect, useId } from 'react'
import { isAgreed } from './asking-save-button.tsx'

// Of the forms that are open: what stands outside of a form knows nothing of its state.
const edited = new Set<string>()

/** Shows nothing: notes while the form around it holds changes that are not saved. */
export function NotedEdits(): null {
  const form = useId()
  const isDirty = useFormIsDirty()
  useEffect(() => {
    if (!isDirty) return
    edited.add(form)
    return () => void edited.delete(form)
  }, [form, isDirty])
  return null
}

/** Asks before unsaved changes are thrown away; true where there are none. */
export const mayDropEdits = () => isAgreed(edited.size === 0 ? null : m.backoffice_unsaved_drop())
