import { useLocation } from 'react-router'

/** The history state of a make that was opened from the list: the entry before it is the list. */
export const overList = { isOverList: true }

export const isOverList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverList' in state

/** The address of the list with an opened make; the filter is kept. */
export function useSupplierAddress(): (slug: string | null) => string {
  const { pathname, search } = useLocation()
  return (slug) => {
    const query = new URLSearchParams(search)
    query.delete('tillverkare')
    if (slug !== null) query.set('tillverkare', slug)
    const text = query.toString()
    return text === '' ? pathname : `${pathname}?${text}`
  }
}
