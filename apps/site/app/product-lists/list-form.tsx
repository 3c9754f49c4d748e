import { m } from '@minikran/i18n/messages'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, buttonClass } from '../components/button.tsx'
import { inputClass } from '../components/field.tsx'
import { Link } from '../components/link.tsx'
import { useNextLocation } from '../components/use-next-location.ts'
import { useSubmitOnChange } from '../components/use-submit-on-change.ts'
import { FilterFields } from './filter-fields.tsx'
import { changedAddress, listParameters, submittedAddress } from './list-address.ts'
import { choicesIn, differsFromQuery, fillFrom, isTick } from './list-fields.ts'
import type { ListView } from './list-view.ts'

// Hidden fields that keep the other parameters of the list.
const keptParameters = ['q', listParameters.view, listParameters.picked]

/** Order and filters as a plain GET form; its parts are in the row of the list's heading. */
export function ListForm({ list }: { list: ListView }) {
  const carried = new URLSearchParams(useNextLocation().search)
  const { handlers, isByKeys, isStepping } = useSubmitOnChange()
  const { formRef, submit } = useListAddress(isStepping)
  // Dropdowns and checkboxes submit at once; numbers by Enter or the button.
  const submitTick = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element && isTick(target)) currentTarget.requestSubmit()
  }
  return (
    <form
      ref={formRef}
      method="get"
      onSubmit={submit}
      onChange={submitTick}
      className="contents print:hidden"
    >
      {keptParameters.map((name) => {
        const value = carried.get(name)
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <div className="flex flex-wrap gap-2 max-small:w-full">
        <label className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="font-medium">{m.list_sort()}</span>
          <select
            {...handlers}
            name={listParameters.sort}
            defaultValue={list.sort === 'order' ? '' : list.sort}
            className={`${inputClass} min-w-0 flex-1 basis-40`}
          >
            {list.sorts.map(({ value, label }) => (
              <option key={value} value={value === 'order' ? '' : value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isByKeys ? (
          <ShowButton />
        ) : (
          <noscript>
            <ShowButton />
          </noscript>
        )}
      </div>
      {list.filters.length > 0 && <FilterFields list={list} />}
      <ActiveFilters list={list} />
    </form>
  )
}

/** Sends the form to its address; the fields follow the address. */
function useListAddress(isStepping: RefObject<boolean>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  // Picking a machine leaves numbers alone that are not submitted yet.
  const asked = withoutPicks(search)
  const isFilled = useRef(false)
  // Numbers typed while the form's own address is on its way stay.
  const sent = useRef<string | null>(null)

  // Choices from before hydration submit the form; later, after a link or the browser's back, the
  // fields follow the address.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const query = new URLSearchParams(asked)
    const isOwn = sent.current === asked
    sent.current = null
    if (isFilled.current) {
      if (!isOwn) fillFrom(query, form)
    } else if (
      !isStepping.current &&
      choicesIn(form).some((control) => differsFromQuery(control, query))
    ) {
      form.requestSubmit()
    }
    isFilled.current = true
  }, [asked, isStepping])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = submittedAddress(pathname, new FormData(event.currentTarget))
    sent.current = withoutPicks(new URL(address, location.origin).search)
    void navigate(address, { preventScrollReset: true })
  }
  return { formRef, submit }
}

const withoutPicks = (search: string) =>
  changedAddress({ pathname: '', search }, { [listParameters.picked]: null })

const ShowButton = () => <Button kind="plain">{m.list_show()}</Button>

function ActiveFilters({ list: { active } }: { list: ListView }) {
  const location = useNextLocation()
  if (active.length === 0) return null
  const without = (names: string[]) =>
    changedAddress(location, Object.fromEntries(names.map((name) => [name, null])))
  return (
    <ul className="flex w-full flex-wrap gap-2">
      {active.map(({ text, names }) => (
        <li key={text}>
          <Link
            to={without(names)}
            preventScrollReset
            aria-label={m.list_remove_filter({ filter: text })}
            className={`${buttonClass('plain')} text-small`}
          >
            {text} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={without(active.flatMap(({ names }) => names))}
          preventScrollReset
          className={buttonClass('bare')}
        >
          {m.list_clear()}
        </Link>
      </li>
    </ul>
  )
}
