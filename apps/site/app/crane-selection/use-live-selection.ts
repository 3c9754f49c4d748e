import { getLocale } from '@minikran/i18n/runtime'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../page-data/browser-api.ts'
import { pause } from '../page-data/pause.ts'
import type { CraneSelection } from './crane-selection.ts'
import type { RequestedLift } from './lift-values.ts'
import type { NoLift } from './use-lift-form.ts'

// Longer than the pause between two keys, too short to be noticed.
const pauseMs = 250

// With the script of the cards, which the selection imports itself.
const loadSelection = () =>
  Promise.all([import('./crane-selection.ts'), import('./crane-card-data.ts')])

export type LiveState = 'settled' | 'loading' | 'failed' | NoLift
type LiveOptions = { onRequest?: (requested: RequestedLift) => void; perRequest?: number }
type Live = { basis: CraneSelection | null; selection: CraneSelection | null; state: LiveState }

/**
 * Results while typing: one request after each pause, earlier ones are aborted, and the last
 * results stay visible until the next arrive. New `loaded` data of the page replaces them.
 */
export function useLiveSelection(
  loaded: CraneSelection | null,
  { onRequest, perRequest }: LiveOptions,
) {
  const settled: Live = { basis: loaded, selection: loaded, state: 'settled' }
  const [live, setLive] = useState(settled)
  const { begin, abort } = useOneRequest()
  const shown = live.basis === loaded ? live : settled

  const change = (state: LiveState, selection = shown.selection) =>
    setLive({ basis: loaded, selection, state })

  const update = (requested: RequestedLift | NoLift) => {
    abort()
    if (typeof requested === 'string') return change(requested)
    change('loading')
    void load(requested, begin())
  }
  const load = async (requested: RequestedLift, signal: AbortSignal) => {
    const next = await answer(requested, signal)
    if (signal.aborted) return
    if (next === null) change('failed')
    else change('settled', next)
  }
  const answer = async (requested: RequestedLift, signal: AbortSignal) => {
    await pause(pauseMs, signal)
    if (signal.aborted) return null
    onRequest?.(requested)
    // A script that cannot be loaded is treated like a failed request.
    const scripts = await loadSelection().catch(() => null)
    if (scripts === null) return null
    const [{ selectCranes }] = scripts
    return selectCranes(browserApi(), {
      requested,
      locale: getLocale(),
      platform: 'web-live',
      signal,
      ...(perRequest && { perRequest }),
    })
  }
  return { selection: shown.selection, state: shown.state, update, abort }
}

/** `abort` ends the running request, so that it cannot change the address after the search. */
function useOneRequest() {
  const running = useRef<AbortController | null>(null)
  const abort = () => running.current?.abort()
  const begin = () => {
    running.current = new AbortController()
    return running.current.signal
  }

  // A click on a link or leaving the page aborts the request, since a late answer would change the
  // address. An example is also a link, and its own search starts after this.
  useEffect(() => {
    const abortAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') !== null) running.current?.abort()
    }
    document.addEventListener('click', abortAtLink, { capture: true })
    return () => {
      document.removeEventListener('click', abortAtLink, { capture: true })
      running.current?.abort()
    }
  }, [])
  return { begin, abort }
}
