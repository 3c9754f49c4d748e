import { type FormEvent, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useNextLocation } from '../components/use-next-location.ts'
import { mostCompared, slugsInAddress } from '../crane-selection/lift-address.ts'
import { changedAddress, listParameters } from './list-address.ts'
import { choicesIn, differsFromQuery, fillFrom } from './list-fields.ts'

/**
 * The picked machines of the address. The checkboxes belong to one form; `onChange` reads all of
 * them.
 */
export function usePicked() {
  const location = useLocation()
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  const filledFor = useRef<string | null>(null)
  const { search } = location
  const next = useNextLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const latest = useRef<{ picks: string; before: string; list: string } | null>(null)

  const pick = (picks: string) => {
    latest.current = { picks, before: picksIn(search), list: withoutPicks(location) }
    // Another page or filter of the list can be under way.
    const isSameList = withoutPicks(next) === withoutPicks(location)
    void navigate(withPicks(next, picks), {
      replace: isSameList,
      preventScrollReset: true,
      // The list's data is unchanged.
      ...(isSameList && { defaultShouldRevalidate: false }),
    })
  }
  const readTicks = (form: HTMLFormElement) => pick(tickedIn(form).join(','))

  // Picks from before hydration count; later the checkboxes follow the address.
  useEffect(() => {
    const form = formRef.current
    if (form === null || filledFor.current === search) return
    const isFirst = filledFor.current === null
    filledFor.current = search
    const picks = picksIn(search)
    const last = latest.current
    if (last !== null && picks !== last.picks) {
      latest.current = null
      // A link to another page of the list, followed before the last pick was in its address.
      const isLost = picks === last.before && withoutPicks(location) !== last.list
      if (isLost && !isBack) return pick(last.picks)
    }
    const query = new URLSearchParams(search)
    if (!isFirst) fillFrom(query, form)
    else if (choicesIn(form).some((tick) => differsFromQuery(tick, query))) readTicks(form)
  })

  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    const form = formRef.current
    if (form !== null && target instanceof HTMLInputElement && target.form === form) {
      readTicks(form)
    }
  }
  const picked = slugsInAddress({ searchParams: new URLSearchParams(search) })
  return { picked, formRef, onChange }
}

const picksIn = (search: string) => new URLSearchParams(search).get(listParameters.picked) ?? ''

const withPicks = (at: { pathname: string; search: string }, picks: string) =>
  changedAddress(at, { [listParameters.picked]: picks === '' ? null : picks })

const withoutPicks = (at: { pathname: string; search: string }) => withPicks(at, '')

function tickedIn(form: HTMLFormElement): string[] {
  const ticked = new FormData(form).getAll(listParameters.picked)
  return ticked.filter((slug) => typeof slug === 'string').slice(0, mostCompared)
}

export type Picking = ReturnType<typeof usePicked>
