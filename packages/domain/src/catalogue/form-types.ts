import { type TechnicalFieldName, technicalFields } from './technical-fields.ts'

/** How a template has a field filled in: the API has two names for each. */
export const templateFormTypes = [
  'text-field',
  'select',
  'autocomplete',
  'single-select',
  'selectmultiple',
] as const
export type TemplateFormType = (typeof templateFormTypes)[number]

/** What the public API says a field is. */
export type FieldType = 'text-field' | 'selectmultiple' | 'single-select'

const fieldTypes: Readonly<Record<TemplateFormType, FieldType>> = {
  'text-field': 'text-field',
  select: 'single-select',
  'single-select': 'single-select',
  selectmultiple: 'selectmultiple',
  autocomplete: 'selectmultiple',
}

/** A form type in the words that products have for it. */
export const fieldType = (type: TemplateFormType): FieldType => fieldTypes[type]

/** The form types that a template offers for a field; `null` is a field of the company's own. */
export function formTypesFor(name: TechnicalFieldName | null): readonly TemplateFormType[] {
  if (name === null) return templateFormTypes
  return technicalFields[name].kind === 'multiselect' ? choiceTypes : ['text-field']
}
const choiceTypes = templateFormTypes.filter((type) => type !== 'text-field')

/** What a card's figure is, whatever form it was filled in with. */
export const highlightType = (name: TechnicalFieldName): FieldType =>
  technicalFields[name].kind === 'multiselect' ? 'selectmultiple' : 'text-field'

/** The control for a field with choices: one of a list, several of a list, or found by typing. */
export type ChoiceControl = 'one' | 'several' | 'search'

const controls: Readonly<Record<TemplateFormType, ChoiceControl>> = {
  'text-field': 'several',
  select: 'one',
  'single-select': 'one',
  selectmultiple: 'several',
  autocomplete: 'search',
}

/** A list of several where no template says otherwise. */
export const choiceControl = (type: TemplateFormType | undefined): ChoiceControl =>
  type === undefined ? 'several' : controls[type]
