import {
  choiceControl,
  highlightType,
  type TemplateFormType,
} from '@minikran/domain/catalogue/form-types'
import {
  isOptionField,
  type OptionField,
  optionKeysByField,
} from '@minikran/domain/catalogue/options'
import { type OwnField, ownKind } from '@minikran/domain/catalogue/own-fields'
import {
  isTechnicalFieldName,
  type TechnicalFieldName,
  technicalFields,
} from '@minikran/domain/catalogue/technical-fields'
import type { TemplateField } from '@minikran/domain/catalogue/template-rules'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { unitWord } from '@minikran/i18n/figure-text'
import * as m from '@minikran/i18n/messages'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'
import { useGetOne } from 'ra-core'
import { useEffect, useState } from 'react'
import { AutocompleteArrayInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind, sizeKind } from '../items/typed-kinds.ts'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'
import { technicalNames } from './product-choices.ts'

/** The fields of the chosen template and other ones with a value; without a template all fields. */
export function TechnicalInputs() {
  const [templateId, technical] = useWatch({ name: ['prodtpl_id', 'technical'] }) as [
    number | null,
    Values | undefined,
  ]
  const { data: template, error } = useGetOne(
    'prodtpls',
    { id: templateId ?? 0 },
    { enabled: typeof templateId === 'number', retry: false },
  )
  useTellQueryError(error)
  useTemplateHighlights(template)
  const fields = fieldsOf(template)
  const ofTemplate = new Set(fields.map(({ fld }) => fld))
  const hasTemplate = templateId !== null && templateId !== undefined
  // A value beside the template keeps its field when it is emptied.
  const [kept, setKept] = useState<readonly TechnicalFieldName[]>([])
  const filled = technicalNames.filter((name) => hasValue(technical?.[name]))
  if (filled.some((name) => !kept.includes(name))) setKept([...kept, ...filled])
  const others = technicalNames.filter((name) => !hasTemplate || kept.includes(name))
  return (
    <Fieldset title={m.backoffice_field_technical()}>
      {fields.map((field) => {
        const { fld, fld_type, own } = field
        if (own !== null) return <OwnInput key={fld} field={field} own={own} />
        return isTechnicalFieldName(fld) && <TechnicalInput key={fld} name={fld} type={fld_type} />
      })}
      {others
        .filter((name) => !ofTemplate.has(name))
        .map((name) => (
          <TechnicalInput key={name} name={name} type={undefined} />
        ))}
    </Fieldset>
  )
}

// A field that is shown has null where it is empty.
const hasValue = (value: unknown) => value !== null && value !== undefined && value !== ''

type FormField = TemplateField & { title_option: number }

const fieldsOf = (template: Values | undefined) => (template?.['fields'] ?? []) as FormField[]

/** Choosing a template fills the first two highlights from it, where they are empty. */
function useTemplateHighlights(template: Values | undefined) {
  const { getValues, setValue, formState } = useFormContext()
  const isChosen = 'prodtpl_id' in formState.dirtyFields
  useEffect(() => {
    if (!isChosen) return
    for (const { fld, title_option } of fieldsOf(template)) {
      const place = `fld_title${title_option}`
      if (title_option === 0 || !isTechnicalFieldName(fld)) continue
      if ((getValues(place) ?? null) !== null) continue
      setValue(place, { fld, fld_type: highlightType(fld) }, { shouldDirty: true })
    }
  }, [template, isChosen, getValues, setValue])
}

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
    return <TextInput source={source} label={label} helperText={hints[name]?.()} />
  }
  return (
    <TypedInput
      source={source}
      kind={kindOf(unit)}
      label={unit === null ? label : `${label} (${unitWord(unit, locale)})`}
    />
  )
}

const kindOf = (unit: string | null) => (unit === 'kg' || unit === 'mm' ? sizeKind : numberKind)

/** A field that the company has added to the template. */
function OwnInput({ field, own }: { field: TemplateField; own: OwnField }) {
  const source = `technical.${field.fld}`
  const name = titleIn(own, 'title', locale).text
  const label = own.unit === null ? name : `${name} (${own.unit})`
  switch (ownKind(field)) {
    case 'choices': {
      const Choice = choiceInputs[choiceControl(field.fld_type)]
      const choices = own.choices.map((choice) => ({
        id: choice.code,
        name: titleIn(choice, 'title', locale).text,
      }))
      return <Choice source={source} label={label} choices={choices} />
    }
    case 'number':
      return <TypedInput source={source} label={label} kind={kindOf(own.unit)} />
    case 'range':
      return <TextInput source={source} label={label} helperText={m.backoffice_rule_range()} />
    case 'text':
      return <TextInput source={source} label={label} />
  }
}

type ChoiceProps = { source: string; label: string; choices: { id: number; name: string }[] }

// A value with choices is stored as a list, also where only one may be chosen.
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
