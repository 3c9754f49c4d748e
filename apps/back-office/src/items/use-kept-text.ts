import { useState } from 'react'
import { readDraft, removeStored, storeDraft } from '../providers/browser-storage.ts'

/** A text that is kept in this browser until it is sent, also after a reload or a forced log-out. */
export function useKeptText(key: string, stored = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft<string>(key)?.value ?? stored)
  const keep = (typed: string) => {
    setText(typed)
    if (typed === stored) removeStored(key)
    else storeDraft(key, typed)
  }
  return [text, keep]
}
