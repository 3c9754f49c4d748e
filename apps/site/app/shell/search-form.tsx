import { m } from '@minikran/i18n/messages'
import { useId } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { inputClass } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { useFollowedField } from '../components/use-followed-field.ts'
import { pathTo } from '../locale-path.ts'

/**
 * The product search, a plain GET form, which keeps the machines picked in a list. `name`
 * distinguishes several on a page.
 */
export function SearchForm({ name }: { name?: string }) {
  const id = useId()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  // The crane selector uses `q`, too.
  const list = pathTo('/produkter')
  const query = new URLSearchParams(search)
  const picks = pathname.startsWith(list) ? query.getAll('m').join() : ''
  const asked = (pathname === list && query.get('q')) || ''
  const { ref, noteSent } = useFollowedField<HTMLInputElement>(asked)
  return (
    <Form
      method="get"
      action={list}
      onSubmit={(event) => {
        event.preventDefault()
        noteSent()
        // One redirect; a repeated search replaces the history entry. Uses `location`, since React
        // may still show the previous page after a second Enter.
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
        ref={ref}
        id={id}
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={200}
        autoComplete="off"
        placeholder={m.search_placeholder()}
        className={`${inputClass} min-w-0 rounded-r-none border-r-0`}
      />
      {picks !== '' && <input type="hidden" name="m" value={picks} />}
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
