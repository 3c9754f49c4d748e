import { useLocation } from 'react-router'

/**
 * The address's other parameters, such as the visitor's lift, as hidden fields: without script a form
 * replaces the whole query. `names`: of the form's own fields.
 */
export function CarriedFields({ names }: { names: readonly string[] }) {
  const { search } = useLocation()
  const carried = [...new URLSearchParams(search)].filter(([name]) => !names.includes(name))
  return carried.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a parameter can be repeated with the same value.
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
