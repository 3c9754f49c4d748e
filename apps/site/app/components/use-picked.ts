import { useLocation, useNavigate } from 'react-router'
import { slugsInAddress, togglePicked } from './lift-address.ts'
import { changedAddress, listParameters } from './list-address.ts'

/** The machines picked to compare, as the address carries them from page to page. */
export function usePicked() {
  const location = useLocation()
  const navigate = useNavigate()
  const picked = slugsInAddress({ searchParams: new URLSearchParams(location.search) })
  const toggle = (slug: string) => {
    const next = togglePicked(picked, slug)
    if (next === null) return
    const given = next.length === 0 ? null : next.join(',')
    void navigate(changedAddress(location, { [listParameters.picked]: given }), {
      replace: true,
      preventScrollReset: true,
      // The same list: nothing is asked anew.
      defaultShouldRevalidate: false,
    })
  }
  return { picked, toggle, isFull: togglePicked(picked, '') === null }
}

export type Picking = ReturnType<typeof usePicked>
