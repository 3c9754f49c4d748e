import { serviceMaxLengths } from '@minikran/domain/validation/service-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { type FormPartProps, fieldId, linesOf } from '../forms/form-part.ts'
import { TextLine } from '../forms/text-line.tsx'
import { DepotField } from '../inquiry/depot-field.tsx'
import type { DepotOption } from '../inquiry/depot-option.ts'
import { serviceLabels } from './service-labels.ts'
import type { ServiceField } from './service-values.ts'

type Props = FormPartProps<ServiceField> & { depots: readonly DepotOption[] }

const requests = [
  ['repair', m.service_repair],
  ['sparePart', m.service_spare_part],
] as const

/** What is asked for, of which machine, and which depot takes it. */
export function MachineFields({ depots, ...part }: Props) {
  const { values, errorOf } = part
  const line = linesOf(part, { labels: serviceLabels, maxLengths: serviceMaxLengths })
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
        <TextLine {...line('make')} autoComplete="off" />
        <TextLine {...line('model')} autoComplete="off" />
      </div>
      <TextLine
        {...line('serial_number')}
        autoComplete="off"
        hint={m.service_serial_number_hint()}
        isOptional
      />
      <DepotField {...part} depots={depots} />
    </>
  )
}
