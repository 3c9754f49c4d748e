import { m } from '@minikran/i18n/messages'
import { useId } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { inputClass } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { pathTo } from '../locale-path.ts'

/**
 * Product search: a plain form that goes to the list with `q`. `name` tells a
 * second one on a page from the header's.
 */
export function SearchForm({ name }: { name?: string }) {
  const id = useId()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  // The crane selector has a `q` of its own.
  const list = pathTo('/produkter')
  const asked = (pathname === list && new URLSearchParams(search).get('q')) || ''
  return (
    <Form
      method="get"
      action={list}
      onSubmit={(event) => {
        event.preventDefault()
        // One redirect; a further search on the list takes the place of the last.
        // Asked of the browser: after a quick second Enter React may still show the page before.
        void submit(event.currentTarget, { replace: window.location.pathname === list })
      }}
      role="search"
      aria-label={name}
      className="flex"
    >
      <label htmlFor={id} className="sr-only">
        {m.search_label()}
      </label>
      <input
        key={asked}
        id={id}
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={200}
        autoComplete="off"
        placeholder={m.search_placeholder()}
        className={`${inputClass} min-w-0 rounded-r-none border-r-0`}
      />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center gap-2 rounded-r border border-edge px-3 hover:border-ink"
      >
        <Icon name="search" />
        <span className="text-small">{m.search_button()}</span>
      </button>
    </Form>
  )
}
