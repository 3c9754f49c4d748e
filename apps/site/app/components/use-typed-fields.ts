import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { typedFields } from './typed-fields.ts'

/**
 * A small form whose answer follows the typing; without script the address has the sent values.
 * `complete`: what a text becomes when its field is left or the address fills it.
 */
export function useTypedFields<const Name extends string>(
  names: readonly Name[],
  defaults: Partial<Record<Name, string>> = {},
  complete = (text: string) => text,
) {
  const { search, key } = useLocation()
  const formRef = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => {
    const given = fieldsIn(new URLSearchParams(search), names, defaults)
    for (const name of names) given[name] = complete(given[name])
    return given
  })

  const keep = () => {
    if (formRef.current !== null) keepInAddress(formRef.current, names, defaults)
  }
  const completeFields = (inUse: Element | null = null) => {
    const form = formRef.current
    if (form === null) return
    for (const name of names) {
      const field = form.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement) || field === inUse) continue
      const whole = complete(field.value)
      if (whole !== field.value) field.value = whole
    }
    setTyped(typedFields(names, new FormData(form)))
  }
  const keepAfterNavigation = useEffectEvent(keep)
  const takeEarlyInput = useEffectEvent(() => completeFields(document.activeElement))

  // Links within the page are made of the router's address, which does not have what was typed.
  const lastKey = useRef(key)
  useEffect(() => {
    if (key === lastKey.current) return
    lastKey.current = key
    keepAfterNavigation()
  }, [key])

  // Input from before hydration.
  useEffect(() => takeEarlyInput(), [])

  const handlers = {
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      setTyped(typedFields(names, new FormData(currentTarget))),
    onBlur: () => {
      completeFields()
      keep()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      completeFields()
    },
  }
  return { formRef, typed, handlers }
}

/** The fields of the address; one without any of them has the defaults. */
const fieldsIn = <Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
  defaults: Partial<Record<Name, string>>,
) => ({
  ...typedFields(names, query),
  ...(names.some((name) => query.has(name)) ? {} : defaults),
})

/**
 * The address follows, so that going back, a reload and the other language keep what was typed. Not
 * by a navigation: it waits for all scripts of the page, and a tap on a link ends it.
 */
function keepInAddress<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  defaults: Partial<Record<Name, string>>,
) {
  const query = new URLSearchParams(location.search)
  const before = fieldsIn(query, names, defaults)
  const now = typedFields(names, new FormData(form))
  if (names.every((name) => now[name] === before[name])) return
  for (const name of names) query.set(name, now[name])
  history.replaceState(history.state, '', `?${query}${location.hash}`)
}
