import { useGetMany } from 'ra-core'
import { shownName } from './shown-name.ts'
import { shownText } from './shown-text.ts'

/** The items that these fields name by their numbers. */
const references: Record<string, string> = {
  image_ids: 'images',
  document_ids: 'documents',
  movie_ids: 'movies',
  company_id: 'companies',
  depot_id: 'depots',
  depot_ids: 'depots',
  prodcat_id: 'prodcats',
  prodsubcat_id: 'prodsubcats',
  prodtpl_id: 'prodtpls',
  manufacturer_id: 'manufacturers',
  product_id: 'products',
  product_ids: 'products',
}

/** A field's value as a line of text, where it names other items with their names instead of numbers. */
export function useShownText(value: unknown, field: string): string {
  const resource = references[field] ?? ''
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const enabled = resource !== '' && ids.length > 0
  const { data = [] } = useGetMany(resource, { ids }, { enabled, retry: false })
  const nameOf = (id: number) => {
    const item = data.find((one) => one?.id === id)
    // What is deleted, or belongs to another depot, keeps its number.
    return item === undefined ? String(id) : shownName(item)
  }
  return shownText(enabled ? ids.map(nameOf) : value, field)
}
