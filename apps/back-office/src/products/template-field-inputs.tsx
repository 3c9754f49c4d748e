import { formTypesFor } from '@minikran/domain/catalogue/form-types'
import { isTechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { type TemplateField, validationsFor } from '@minikran/domain/catalogue/template-rules'
import * as m from '@minikran/i18n/messages'
import { useSourceContext } from 'ra-core'
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AddRowButton } from '../items/add-row-button.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind } from '../items/typed-kinds.ts'
import {
  formTypeChoices,
  technicalChoices,
  titleOptionChoices,
  validationChoices,
} from './product-choices.ts'

// Fixed widths, so that the columns do not depend on the chosen texts.
const inColumn = { sx: { width: 160, minWidth: 0 } } as const
const nameColumn = { sx: { width: 210, minWidth: 0 } } as const

const newOwnField = { title_sv: '', title_en: null, unit: null, choices: [] }

/** One field of a template: a known technical field, or the company's own with titles and choices. */
export function TemplateFieldInputs() {
  const { getSource } = useSourceContext()
  const [fld, fld_type, own] = useWatch({
    name: ['fld', 'fld_type', 'own'].map((name) => getSource(name)),
  }) as [string | null, TemplateField['fld_type'] | null, TemplateField['own'] | undefined]
  const isOwn = Boolean(own)
  const known = fld !== null && !isOwn && isTechnicalFieldName(fld) ? fld : null
  const types = formTypesFor(known)
  const allowed = validationsFor({ fld: fld ?? '', fld_type: fld_type ?? 'text-field' })
  return (
    <>
      <BooleanInput
        source="own"
        label={m.backoffice_template_own()}
        format={Boolean}
        parse={(checked: boolean) => (checked ? newOwnField : null)}
        defaultValue={null}
      />
      {isOwn ? (
        <TextInput
          source="fld"
          label={m.backoffice_template_own_name()}
          required
          {...nameColumn}
          helperText={m.backoffice_template_own_name_hint()}
        />
      ) : (
        <RequiredSelect source="fld" choices={technicalChoices()} {...nameColumn} />
      )}
      <RequiredSelect
        source="fld_type"
        choices={formTypeChoices().filter(({ id }) => known === null || types.includes(id))}
        {...inColumn}
      />
      <RequiredSelect
        source="validation"
        choices={validationChoices().filter(({ id }) => allowed.includes(id))}
        {...inColumn}
      />
      {!isOwn && (
        <RequiredSelect source="title_option" choices={titleOptionChoices()} {...inColumn} />
      )}
      <BooleanInput source="required" />
      {isOwn && <OwnFieldInputs hasChoices={fld_type !== 'text-field'} />}
    </>
  )
}

function OwnFieldInputs({ hasChoices }: { hasChoices: boolean }) {
  return (
    <>
      <TextInput
        source="own.title_sv"
        label={m.backoffice_template_own_sv()}
        required
        {...nameColumn}
      />
      <TextInput source="own.title_en" label={m.backoffice_template_own_en()} {...nameColumn} />
      {hasChoices ? (
        <ArrayInput source="own.choices" label={m.backoffice_template_choices()}>
          <SimpleFormIterator
            inline
            disableClear
            addButton={<AddRowButton label={m.backoffice_template_choices_add()} />}
            getItemDefaults={() => ({ code: null, title_sv: '', title_en: null })}
          >
            <TypedInput
              source="code"
              label={m.backoffice_template_code()}
              kind={numberKind}
              required
            />
            <TextInput source="title_sv" label={m.backoffice_template_own_sv()} required />
            <TextInput source="title_en" label={m.backoffice_template_own_en()} />
          </SimpleFormIterator>
        </ArrayInput>
      ) : (
        <TextInput source="own.unit" label={m.backoffice_template_unit()} {...inColumn} />
      )}
    </>
  )
}
