import type { ReactNode } from 'react'
import type { NoticeKind } from './notice.tsx'

export type PassingNotice = { id: number; kind: NoticeKind; text: ReactNode }

const shownMs = 2500

const listeners = new Set<() => void>()
let shown: readonly PassingNotice[] = []
let lastId = 0

function change(next: readonly PassingNotice[]) {
  shown = next
  for (const listener of listeners) listener()
}

type NewNotice = { kind: NoticeKind; text: ReactNode; stays?: boolean }

/**
 * Shows a text at the bottom of the page and returns its id. All kinds but errors close by
 * themselves.
 */
export function showNotice({ kind, text, stays = kind === 'error' }: NewNotice): number {
  lastId += 1
  const id = lastId
  change([...shown, { id, kind, text }])
  if (!stays) setTimeout(() => closeNotice(id), shownMs)
  return id
}

export function closeNotice(id: number) {
  change(shown.filter((notice) => notice.id !== id))
}

export const shownNotices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => shown,
}
