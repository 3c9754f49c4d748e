import { lockIdleMs } from '@minikran/domain/content/item-state'
import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { HttpError, useRecordContext, useResourceContext } from 'ra-core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../providers/call-api.ts'
import { leaveItem, writeItem } from '../providers/data-provider.ts'
import { useMay } from '../shell/use-may.ts'
import { focusAfterCall } from './focus-after-call.ts'
import { firstClick } from './press-props.ts'
import { useEdits } from './use-edits.ts'
import { useIsOpen } from './use-is-open.ts'
import { useTellProblem } from './use-tell-problem.ts'

type Lock = { fullname: string; since: string; mine: boolean } | null
type Props = {
  saves: number
  /** The item with somebody else's lock, when saving was refused because of it. */
  holder: Values | null
}

type Action = 'lock' | 'unlock'
type Options = { take_over?: boolean; quietly?: boolean }
type Sent = Options & { moveFocus: ReturnType<typeof focusAfterCall> }

const renewMs = 60_000
// The first edit locks the item: what stands below does not move then.
const place = { width: '100%', minHeight: 51, mb: 1 }

/**
 * Shows who has locked the item and since when. Changing a field locks it and renews the lock; leaving
 * the form unlocks it. Only opening the form does not lock it.
 */
export function LockBar({ saves, holder }: Props) {
  const record = useRecordContext()
  const bar = useRef<HTMLElement>(null)
  const shown = useLock(holder)
  const [lock, setLock] = shown
  const { act, held, lockedMs } = useCalls(shown, bar)
  const mayLock = lock === null || lock.mine
  const mayMove = record?.['may_move'] === true && record['deleted_at'] === null
  const keep = useCallback(() => {
    const isDue = performance.now() - lockedMs.current >= renewMs
    if (mayLock && mayMove && isDue) act('lock', { quietly: true })
  }, [mayLock, mayMove, act, lockedMs])
  useEdits(keep)

  // The server releases a lock after `lockIdleMs`.
  useEffect(() => {
    if (lock === null || !lock.mine) return
    const timer = setTimeout(() => setLock(null), lockIdleMs)
    return () => clearTimeout(timer)
  }, [lock, setLock])

  // Unlock after saving.
  useEffect(() => {
    if (saves > 0) act('unlock', { quietly: true })
  }, [saves, act])
  useLeave(held)

  if (!mayMove) return null
  return (
    <Box ref={bar} role="group" aria-label={m.backoffice_lock_title()} tabIndex={-1} sx={place}>
      {lock === null ? (
        <Button size="small" onClick={() => act('lock')}>
          {m.backoffice_lock_take()}
        </Button>
      ) : (
        <LockNote
          lock={lock}
          onRelease={() => act('unlock')}
          onTakeOver={() => act('lock', { take_over: true })}
        />
      )}
    </Box>
  )
}

/** The lock as it was read or answered last. */
function useLock(holder: Values | null) {
  const record = useRecordContext()
  const [lock, setLock] = useState<Lock>((record?.['lock'] ?? null) as Lock)
  const [known, setKnown] = useState(holder)
  if (holder !== known) {
    setKnown(holder)
    setLock((holder?.['lock'] ?? null) as Lock)
  }
  return [lock, setLock] as const
}

/** Makes one call after the other: the server could get an unlock before the lock that it releases. */
function useCalls([lock, setLock]: ReturnType<typeof useLock>, bar: RefObject<HTMLElement | null>) {
  const id = useRecordContext()?.id
  const resource = useResourceContext() ?? ''
  const tellProblem = useTellProblem()
  const isMine = lock?.mine === true
  const held = useRef(false)
  const isOpen = useIsOpen()
  const lastCall = useRef(Promise.resolve())
  const lockedMs = useRef(Number.NEGATIVE_INFINITY)
  // Read by calls that are answered late.
  useEffect(() => {
    held.current = isMine
  }, [isMine])

  const send = useCallback(
    async (action: Action, { quietly = false, moveFocus, ...body }: Sent) => {
      // A second click, or somebody else's lock that has ended before this save.
      if (action === 'unlock' && !held.current) return setLock(null)
      try {
        const { data } = await writeItem(resource, action, { id, ...body })
        const granted = data['lock'] as Lock
        held.current = granted?.mine === true
        setLock(granted)
        // The pressed button is gone.
        if (!quietly) moveFocus(bar.current)
        if (!isOpen.current && held.current) void leaveItem(resource, id)
      } catch (error) {
        lockedMs.current = Number.NEGATIVE_INFINITY
        // Shows the other user's lock at once, not only when saving.
        const current = error instanceof HttpError ? error.body?.facts?.current : undefined
        if (current !== undefined) setLock(current.lock as Lock)
        if (!quietly) await tellProblem(error)
      }
    },
    [resource, id, tellProblem, setLock, isOpen, bar],
  )
  const act = useCallback(
    (action: Action, options: Options = {}) => {
      lockedMs.current = action === 'lock' ? performance.now() : Number.NEGATIVE_INFINITY
      const sent = { ...options, moveFocus: focusAfterCall() }
      lastCall.current = lastCall.current.then(() => send(action, sent))
    },
    [send],
  )
  return { act, held, lockedMs }
}

/** Unlocks when the form or window is closed. */
function useLeave(held: RefObject<boolean>) {
  const id = useRecordContext()?.id
  const resource = useResourceContext() ?? ''
  useEffect(() => {
    const leave = () => {
      if (held.current) void leaveItem(resource, id)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [resource, id, held])
}

type NoteProps = { lock: NonNullable<Lock>; onRelease: () => void; onTakeOver: () => void }

function LockNote({ lock, onRelease, onTakeOver }: NoteProps) {
  const mayTakeOver = useMay('item:unlock')
  const at = momentText(Date.parse(lock.since))
  return (
    <Alert
      severity={lock.mine ? 'info' : 'warning'}
      variant="outlined"
      action={
        lock.mine ? (
          <Button color="inherit" size="small" onClick={firstClick(onRelease)}>
            {m.backoffice_lock_release()}
          </Button>
        ) : (
          mayTakeOver && (
            <Button color="inherit" size="small" onClick={onTakeOver}>
              {m.backoffice_lock_take_over()}
            </Button>
          )
        )
      }
    >
      {lock.mine
        ? m.backoffice_lock_mine({ at })
        : m.backoffice_lock_other({ name: lock.fullname, at })}
    </Alert>
  )
}
