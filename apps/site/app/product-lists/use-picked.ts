import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNextLocation } from '../components/use-next-location.ts'
import { mostCompared, slugsInAddress } from '../crane-selection/lift-address.ts'
import { changedAddress, listParameters } from './list-address.ts'
import { choicesIn, differsFromQuery, fillFrom } from './list-fields.ts'

/**
 * The picked machines of the address. The checkboxes belong to one form; `onChange` reads all of
 * them; a link with `clearing` unticks them.
 */
export function usePicked() {
  const location = useLocation()
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  const filledFor = useRef<string | null>(null)
  const { search } = location
  const next = useNextLocation()

  // Another page or filter of the list can be under way.
  const withoutPicks = withPicks(next, [])
  const isSameList = withoutPicks === withPicks(location, [])
  const way = {
    replace: isSameList,
    preventScrollReset: true,
    // The list's data is unchanged.
    ...(isSameList && { defaultShouldRevalidate: false }),
  }

  const readTicks = (form: HTMLFormElement, options: { flushSync?: boolean } = {}) =>
    void navigate(withPicks(next, tickedIn(form)), { ...options, ...way })

  // Picks from before hydration count; later the checkboxes follow the address.
  useEffect(() => {
    const form = formRef.current
    if (form === null || filledFor.current === search) return
    const isFirst = filledFor.current === null
    filledFor.current = search
    const query = new URLSearchParams(search)
    if (!isFirst) fillFrom(query, form)
    else if (choicesIn(form).some((tick) => differsFromQuery(tick, query))) readTicks(form)
  })

  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    const form = formRef.current
    if (form !== null && target instanceof HTMLInputElement && target.form === form) {
      // At once: the list's links are made of the address that is under way.
      readTicks(form, { flushSync: true })
    }
  }
  const picked = slugsInAddress({ searchParams: new URLSearchParams(search) })
  return { picked, formRef, onChange, clearing: { to: withoutPicks, ...way } }
}

const withPicks = (at: { pathname: string; search: string }, slugs: string[]) =>
  changedAddress(at, { [listParameters.picked]: slugs.length === 0 ? null : slugs.join(',') })

function tickedIn(form: HTMLFormElement): string[] {
  const ticked = new FormData(form).getAll(listParameters.picked)
  return ticked.filter((slug) => typeof slug === 'string').slice(0, mostCompared)
}

export type Picking = ReturnType<typeof usePicked>
