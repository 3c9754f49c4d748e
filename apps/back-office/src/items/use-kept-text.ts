import { useState } from 'react'

/** A text that is kept in this browser until it is sent: it outlives a reload and a forced log-out. */
export function useKeptText(key: string, stored = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? stored)
  const keep = (typed: string) => {
    if (typed === stored) localStorage.removeItem(key)
    else localStorage.setItem(key, typed)
    setText(typed)
  }
  return [text, keep]
}
