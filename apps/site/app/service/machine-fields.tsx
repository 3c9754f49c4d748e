import { serviceMaxLengths } from '@minikran/domain/validation/service-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import { TextLine } from '../forms/text-line.tsx'
import type { DepotOption } from '../inquiry/depot-option.ts'
import { serviceLabels } from './service-labels.ts'
import type { ServiceField } from './service-values.ts'

type Props = FormPartProps<ServiceField> & { depots: readonly DepotOption[] }

const requests = [
  ['repair', m.service_repair],
  ['sparePart', m.service_spare_part],
] as const

/** What is asked for, of which machine, and which depot takes it. */
export function MachineFields({ values, errorOf, depots }: Props) {
  const line = (name: keyof typeof serviceMaxLengths) => ({
    name,
    label: serviceLabels[name](),
    maxLength: serviceMaxLengths[name],
    defaultValue: values?.[name],
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <>
      <Field id={fieldId('request')} label={serviceLabels.request()} error={errorOf('request')}>
        {(control) => (
          <select {...control} name="request" defaultValue={values?.request} required>
            {requests.map(([value, label]) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid items-start gap-4 small:grid-cols-2">
        <TextLine {...line('make')} />
        <TextLine {...line('model')} />
      </div>
      <TextLine {...line('serial_number')} hint={m.service_serial_number_hint()} isOptional />
      <Field id={fieldId('depot_id')} label={serviceLabels.depot_id()} error={errorOf('depot_id')}>
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
    </>
  )
}
