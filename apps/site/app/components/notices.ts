import type { NoticeKind } from './notice.tsx'

export type PassingNotice = { id: number; kind: NoticeKind; text: string }

// Errors stay until closed.
const shownMs = 2500

const listeners = new Set<() => void>()
let shown: readonly PassingNotice[] = []
let lastId = 0

function change(next: readonly PassingNotice[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a text at the bottom of the page; anything but an error leaves by itself. Answers its id. */
export function showNotice({ kind, text }: { kind: NoticeKind; text: string }): number {
  lastId += 1
  const id = lastId
  change([...shown, { id, kind, text }])
  if (kind !== 'error') setTimeout(() => closeNotice(id), shownMs)
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
