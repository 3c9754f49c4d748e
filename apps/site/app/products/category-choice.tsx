import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { useSubmitOnChange } from '../components/use-submit-on-change.ts'
import type { CategoryTile } from './category-tile.ts'
import { CategoryTiles } from './category-tiles.tsx'

type Props = { tiles: CategoryTile[]; label: string; parameter: string }

/** Tiles; a dropdown below 636 px, also without script. */
export function CategoryChoice({ tiles, label, parameter }: Props) {
  const { handlers } = useSubmitOnChange()
  return (
    <>
      <div className="hidden tiles:block">
        <CategoryTiles tiles={tiles} />
      </div>
      <Form
        method="get"
        className="grid grid-cols-[1fr_auto] items-end gap-2 tiles:hidden print:hidden"
      >
        <Field label={label}>
          {(control) => (
            <select {...control} {...handlers} name={parameter} defaultValue="">
              <option value="" disabled>
                {m.category_choose_one()}
              </option>
              {tiles.map((tile) => (
                <option key={tile.slug} value={tile.slug} lang={tile.title.lang}>
                  {tile.title.text} ({tile.count})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button kind="plain">{m.category_show()}</Button>
      </Form>
    </>
  )
}
