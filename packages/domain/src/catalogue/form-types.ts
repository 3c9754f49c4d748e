import { type TechnicalFieldName, technicalFields } from './technical-fields.ts'

/** How a field of a template is filled in; the API has two names for some types. */
export const templateFormTypes = [
  'text-field',
  'select',
  'autocomplete',
  'single-select',
  'selectmultiple',
] as const
export type TemplateFormType = (typeof templateFormTypes)[number]

/** The type of a field in the public API. */
export type FieldType = 'text-field' | 'selectmultiple' | 'single-select'

const fieldTypes: Readonly<Record<TemplateFormType, FieldType>> = {
  'text-field': 'text-field',
  select: 'single-select',
  'single-select': 'single-select',
  selectmultiple: 'selectmultiple',
  autocomplete: 'selectmultiple',
}

/** The type of a field in products, by its form type. */
export const fieldType = (type: TemplateFormType): FieldType => fieldTypes[type]

/** The form types that a template offers for a field; `null` is a custom field. */
export function formTypesFor(name: TechnicalFieldName | null): readonly TemplateFormType[] {
  if (name === null) return templateFormTypes
  return technicalFields[name].kind === 'multiselect' ? choiceTypes : ['text-field']
}
const choiceTypes = templateFormTypes.filter((type) => type !== 'text-field')

/** The type of a highlighted field on a card. */
export const highlightType = (name: TechnicalFieldName): FieldType =>
  technicalFields[name].kind === 'multiselect' ? 'selectmultiple' : 'text-field'

/** The control for a field with choices: a select, a multi-select or an autocomplete. */
export type ChoiceControl = 'one' | 'several' | 'search'

const controls: Readonly<Record<TemplateFormType, ChoiceControl>> = {
  'text-field': 'several',
  select: 'one',
  'single-select': 'one',
  selectmultiple: 'several',
  autocomplete: 'search',
}

/** The control for a form type; a multi-select without a template. */
export const choiceControl = (type: TemplateFormType | undefined): ChoiceControl =>
  type === undefined ? 'several' : controls[type]
