import { useState } from 'react'
import { readDraft, removeStored, storeDraft } from '../providers/browser-storage.ts'
import { same } from './changed-parts.ts'

/** A value that is kept in this browser until it is sent, also after a reload or a forced log-out. */
export function useKept<Value>(key: string, stored: Value): [Value, (typed: Value) => void] {
  const [value, setValue] = useState(() => readDraft<Value>(key)?.value ?? stored)
  const keep = (typed: Value) => {
    setValue(typed)
    if (same(typed, stored)) removeStored(key)
    else storeDraft(key, typed)
  }
  return [value, keep]
}
