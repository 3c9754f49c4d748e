import {
  choiceControl,
  highlightType,
  type TemplateFormType,
} from '@minikran/domain/catalogue/form-types'
import { type OptionField, optionKeysByField } from '@minikran/domain/catalogue/options'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import { unitWord } from '@minikran/i18n/figure-text'
import * as m from '@minikran/i18n/messages'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'
import { useGetOne } from 'ra-core'
import { useEffect } from 'react'
import {
  AutocompleteArrayInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { locale } from '../locale.ts'
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
  const fields = (template?.['fields'] ?? []) as TemplateField[]
  const ofTemplate = fields.map(({ fld }) => fld).filter(isTechnicalFieldName)
  const types = new Map(fields.map(({ fld, fld_type }) => [fld, fld_type]))
  const filled = Object.keys(technical ?? {}).filter(isTechnicalFieldName)
  const names =
    templateId === null || templateId === undefined
      ? every
      : [...new Set([...ofTemplate, ...filled])]
  useTitlesOf(template)
  return (
    <Fieldset title={m.backoffice_product_technical()}>
      {names.map((name) => (
        <TechnicalInput key={name} name={name} type={types.get(name)} />
      ))}
    </Fieldset>
  )
}

type TemplateField = { fld: string; fld_type: TemplateFormType; title_option: number }

/** A template that is chosen names the first two figures of the card, where none are named yet. */
function useTitlesOf(template: Values | undefined) {
  const { getValues, setValue, formState } = useFormContext()
  const isChosen = 'prodtpl_id' in formState.dirtyFields
  useEffect(() => {
    if (!isChosen) return
    for (const { fld, title_option } of (template?.['fields'] ?? []) as TemplateField[]) {
      const place = `fld_title${title_option}`
      if (title_option === 0 || !isTechnicalFieldName(fld)) continue
      if ((getValues(place) ?? null) !== null) continue
      setValue(place, { fld, fld_type: highlightType(fld) }, { shouldDirty: true })
    }
  }, [template, isChosen, getValues, setValue])
}

const isOptionField = (name: TechnicalFieldName): name is OptionField & TechnicalFieldName =>
  Object.hasOwn(optionKeysByField, name)

type InputProps = { name: TechnicalFieldName; type: TemplateFormType | undefined }

function TechnicalInput({ name, type }: InputProps) {
  const { unit, kind } = technicalFields[name]
  const label = technicalLabels[name]({})
  const source = `technical.${name}`
  if (isOptionField(name)) {
    const Choice = choiceInputs[choiceControl(type)]
    return <Choice source={source} label={label} choices={choicesOf(name)} />
  }
  if (kind === 'text') {
    return <TextInput source={source} label={label} helperText={hints[name]?.() ?? false} />
  }
  return (
    <NumberInput
      source={source}
      label={unit === null ? label : `${label} (${unitWord(unit, locale)})`}
      helperText={false}
    />
  )
}

type ChoiceProps = { source: string; label: string; choices: { id: number; name: string }[] }

// Values with choices are lists; a list of one is chosen as one.
function OneChoice(props: ChoiceProps) {
  return (
    <SelectInput
      {...props}
      format={(codes: number[] | null) => codes?.[0] ?? ''}
      parse={(code: number | '') => (code === '' ? null : [code])}
    />
  )
}

const choiceInputs = {
  one: OneChoice,
  several: SelectArrayInput,
  search: AutocompleteArrayInput,
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
