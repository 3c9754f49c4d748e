import { useLocation } from 'react-router'

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
