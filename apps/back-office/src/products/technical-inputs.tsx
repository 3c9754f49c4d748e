import { type OptionField, optionKeysByField } from '@minikran/domain/catalogue/options'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import * as m from '@minikran/i18n/messages'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'
import { useGetOne } from 'ra-core'
import { NumberInput, SelectArrayInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import type { Values } from '../providers/call-api.ts'

const every = Object.keys(technicalFields).filter(isTechnicalFieldName)

/** The fields of the chosen template, and those that have a value all the same. */
export function TechnicalInputs() {
  const [templateId, technical] = useWatch({ name: ['prodtpl_id', 'technical'] }) as [
    number | null,
    Values | undefined,
  ]
  const { data: template } = useGetOne(
    'prodtpls',
    { id: templateId ?? 0 },
    { enabled: typeof templateId === 'number' },
  )
  const ofTemplate = ((template?.['fields'] ?? []) as { fld: string }[])
    .map(({ fld }) => fld)
    .filter(isTechnicalFieldName)
  const filled = Object.keys(technical ?? {}).filter(isTechnicalFieldName)
  const names = template === undefined ? every : [...new Set([...ofTemplate, ...filled])]
  return (
    <Fieldset title={m.backoffice_product_technical()}>
      {names.map((name) => (
        <TechnicalInput key={name} name={name} />
      ))}
    </Fieldset>
  )
}

const isOptionField = (name: TechnicalFieldName): name is OptionField & TechnicalFieldName =>
  Object.hasOwn(optionKeysByField, name)

function TechnicalInput({ name }: { name: TechnicalFieldName }) {
  const { unit, kind } = technicalFields[name]
  const label = technicalLabels[name]({})
  const source = `technical.${name}`
  if (isOptionField(name)) {
    return <SelectArrayInput source={source} label={label} choices={choicesOf(name)} />
  }
  if (kind === 'text') {
    return <TextInput source={source} label={label} helperText={hints[name]?.() ?? false} />
  }
  return (
    <NumberInput
      source={source}
      label={unit === null ? label : `${label} (${unit})`}
      helperText={false}
    />
  )
}

const hints: Partial<Record<TechnicalFieldName, () => string>> = {
  course_time: m.backoffice_product_course_time_hint,
}

function choicesOf(name: OptionField) {
  return Object.entries(optionKeysByField[name]).map(([code, key]) => ({
    id: Number(code),
    name: optionWords[key]({}),
  }))
}
