import { useEffect, useState } from 'react'
import { draftIn, readDraft, removeStored, storeDraft } from '../providers/browser-storage.ts'
import { same } from './changed-parts.ts'

/** A value that is kept in this browser until it is sent, also after a reload or a forced log-out. */
export function useKept<Value>(key: string, stored: Value): [Value, (typed: Value) => void] {
  const [value, setValue] = useState(() => readDraft<Value>(key)?.value ?? stored)
  const keep = (typed: Value) => {
    setValue(typed)
    if (same(typed, stored)) removeStored(key)
    else storeDraft(key, typed)
  }
  useEffect(() => {
    // Tabs share the text of a key: sending another one there must not drop what is typed here.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== null || same(value, stored)) return
      if (!same(draftIn(event.oldValue)?.value, value)) storeDraft(key, value)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [key, value, stored])
  return [value, keep]
}
