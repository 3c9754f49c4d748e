import * as m from '@minikran/i18n/messages'
import { useFormIsDirty } from 'ra-core'
import { useEffect, useId } from 'react'
import { isAgreed } from './asking-save-button.tsx'

// Ids of the open forms with unsaved changes, for components outside the forms.
const edited = new Set<string>()

/** Renders nothing; registers the form while it has unsaved changes. */
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

/** Asks before unsaved changes are discarded; true when there are none. */
export const mayDropEdits = () => isAgreed(edited.size === 0 ? null : m.backoffice_unsaved_drop())
