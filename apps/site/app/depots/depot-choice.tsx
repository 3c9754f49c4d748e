import { m } from '@minikran/i18n/messages'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { useSubmitOnChange } from '../components/use-submit-on-change.ts'
import { pathTo } from '../locale-path.ts'
import type { DepotTile } from './depot-tile-data.ts'

type Props = {
  tiles: readonly Pick<DepotTile, 'slug' | 'title'>[]
  chosen: string | null
  label: string
}

export const depotParameter = 'depa'
/** The option that leads to the list. */
export const allDepots = 'alla'

/** A dropdown of all depots. Without script, the list's address redirects to the chosen one. */
export function DepotChoice({ tiles, chosen, label }: Props) {
  const { handlers } = useSubmitOnChange()
  const selectRef = useRef<HTMLSelectElement>(null)
  const value = chosen ?? allDepots
  const shown = useRef(value)
  // The depot of another address. A new key would show it, too, but lose the focus.
  useEffect(() => {
    if (shown.current === value || selectRef.current === null) return
    shown.current = value
    selectRef.current.value = value
  }, [value])
  return (
    <Form
      method="get"
      action={pathTo('/regioner')}
      className="grid grid-cols-[1fr_auto] items-end gap-2 print:hidden"
    >
      <Field label={label}>
        {(control) => (
          <select
            {...control}
            {...handlers}
            ref={selectRef}
            name={depotParameter}
            defaultValue={value}
          >
            <option value={allDepots}>{m.depots_all()}</option>
            {tiles.map(({ slug, title }) => (
              <option key={slug} value={slug} lang={title.lang}>
                {title.text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="plain">{m.depots_show()}</Button>
    </Form>
  )
}
