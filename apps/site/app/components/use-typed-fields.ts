import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { typedFields } from './typed-fields.ts'

/** A small form whose answer follows the typing; without script the address has the sent values. */
export function useTypedFields<const Name extends string>(
  names: readonly Name[],
  defaults: Partial<Record<Name, string>> = {},
) {
  const { search } = useLocation()
  const formRef = useRef<HTMLFormElement>(null)
  const query = new URLSearchParams(search)
  const isInQuery = names.some((name) => query.has(name))
  const [typed, setTyped] = useState(() => ({
    ...typedFields(names, query),
    ...(isInQuery ? {} : defaults),
  }))

  // Input from before hydration.
  useEffect(() => {
    const form = formRef.current
    if (form !== null) setTyped(typedFields(names, new FormData(form)))
  }, [names])

  const handlers = {
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      setTyped(typedFields(names, new FormData(currentTarget))),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setTyped(typedFields(names, new FormData(event.currentTarget)))
    },
  }
  return { formRef, typed, handlers }
}
