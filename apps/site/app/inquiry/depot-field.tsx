import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import type { DepotOption } from './depot-option.ts'

type Props = FormPartProps<'depot_id'> & { depots: readonly DepotOption[] }

export function DepotField({ values, errorOf, depots }: Props) {
  return (
    <Field id={fieldId('depot_id')} label={m.inquiry_depot()} error={errorOf('depot_id')}>
      {(control) => (
        <select {...control} name="depot_id" defaultValue={values?.depot_id ?? ''} required>
          <option value="">{m.inquiry_depot_choose()}</option>
          {depots.map(({ id, name }) => (
            <option key={id} value={id} lang={name.lang}>
              {name.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
