import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { slugsInAddress } from './lift-address.ts'
import { changedAddress, listParameters } from './list-address.ts'
import { choicesIn, fillFrom, isOther } from './list-fields.ts'

export const mostPicked = 4

/**
 * The machines picked to compare, as the address carries them from page to page. The ticks belong
 * to one form, wherever they stand; `onChange` goes round all of them.
 */
export function usePicked() {
  const location = useLocation()
  const navigate = useNavigate()
  const formRef = useRef<HTMLFormElement>(null)
  const isRead = useRef(false)
  const { search } = location
  const picked = slugsInAddress({ searchParams: new URLSearchParams(search) })

  const readTicks = () => {
    if (formRef.current === null) return
    const slugs = new FormData(formRef.current).getAll('m').slice(0, mostPicked)
    void navigate(
      changedAddress(location, {
        [listParameters.picked]: slugs.length === 0 ? null : slugs.join(','),
      }),
      // The same list: nothing is asked anew.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }

  // What was ticked before the script came counts; later the ticks follow the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    const asked = new URLSearchParams(search)
    if (isRead.current) fillFrom(asked, form)
    else if (choicesIn(form).some((tick) => isOther(tick, asked))) readTicks()
    isRead.current = true
  }, [search])

  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.form === formRef.current) readTicks()
  }
  return { picked, formRef, onChange }
}

export type Picking = ReturnType<typeof usePicked>
