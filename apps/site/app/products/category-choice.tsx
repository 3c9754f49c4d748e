import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { Button } from '../components/button.tsx'
import { inputClass } from '../components/field.tsx'
import { Link } from '../components/link.tsx'
import { useNextLocation } from '../components/use-next-location.ts'
import { useSubmitOnChange } from '../components/use-submit-on-change.ts'
import { localPath } from '../locale-path.ts'
import { listParameters, picksOf, withPicksOf } from '../product-lists/list-address.ts'
import type { CategoryTile } from './category-tile.ts'

type Choice = Pick<CategoryTile, 'slug' | 'path' | 'title' | 'count'>
type Props = { choices: Choice[]; label: string; parameter: string }

/**
 * Low tiles with the number of products; a dropdown below 636 px, also without script. The machines
 * picked for comparison stay picked.
 */
export function CategoryChoice({ choices, label, parameter }: Props) {
  const { handlers } = useSubmitOnChange()
  const { search } = useNextLocation()
  const picks = picksOf(search)
  return (
    <>
      <ul className="hidden flex-wrap gap-2 tiles:flex print:hidden">
        {choices.map(({ slug, path, title, count }) => (
          <li key={slug}>
            <Link
              to={withPicksOf(search, localPath(path))}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 rounded border border-line px-3 hover:border-ink"
            >
              <span lang={title.lang} className="underline decoration-1 underline-offset-4">
                {title.text}
              </span>
              <span className="text-small text-muted">({count})</span>
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" className="flex flex-wrap gap-2 tiles:hidden print:hidden">
        <select
          {...handlers}
          aria-label={label}
          name={parameter}
          defaultValue=""
          className={`${inputClass} min-w-0 flex-1 basis-40`}
        >
          <option value="" disabled>
            {label}
          </option>
          {choices.map(({ slug, title, count }) => (
            <option key={slug} value={slug} lang={title.lang}>
              {title.text} ({count})
            </option>
          ))}
        </select>
        {picks !== '' && <input type="hidden" name={listParameters.picked} value={picks} />}
        <Button kind="plain">{m.category_show()}</Button>
      </Form>
    </>
  )
}
