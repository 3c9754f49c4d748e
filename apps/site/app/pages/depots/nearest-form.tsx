import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { useFollowedField } from '../../components/use-followed-field.ts'
import { useIsHydrated } from '../../components/use-is-hydrated.ts'
import { pathTo } from '../../locale-path.ts'

export const zipParameter = 'postnummer'
/** Of the list, when it is sorted by distance: a phone shows it below the form and the dropdown. */
export const nearestId = 'narmast'

type Props = {
  typed: string
  isFaulty: boolean
  isLocating: boolean
  onPosition: () => void
}

/** A form for a postal code, or the position, which never leaves the browser. */
export function NearestForm({ typed, isFaulty, isLocating, onPosition }: Props) {
  const isHydrated = useIsHydrated()
  const { ref, noteSent } = useFollowedField<HTMLInputElement>(typed)
  return (
    <Form
      method="get"
      action={`${pathTo('/regioner')}#${nearestId}`}
      onSubmit={noteSent}
      className="flex flex-wrap items-end gap-2 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-40">
        <Field label={m.depots_zip()} error={isFaulty ? m.depots_zip_fault() : undefined}>
          {(control) => (
            <input
              {...control}
              ref={ref}
              name={zipParameter}
              defaultValue={typed}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={20}
            />
          )}
        </Field>
      </div>
      <Button kind="plain">{m.depots_zip_button()}</Button>
      <span className="noscript:hidden">
        <Button
          kind="plain"
          type="button"
          disabled={!isHydrated || isLocating}
          onClick={onPosition}
        >
          {m.depots_position_button()}
        </Button>
      </span>
    </Form>
  )
}
