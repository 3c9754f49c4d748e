import { highlightType } from '@minikran/domain/catalogue/form-types'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import * as m from '@minikran/i18n/messages'
import { technicalLabels } from '@minikran/i18n/technical-words'
import { SelectInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'

type Highlight = { fld: string; fld_type: string } | null

const names = Object.keys(technicalFields).filter(isTechnicalFieldName)
const choices = () => names.map((name) => ({ id: name, name: technicalLabels[name]({}) }))

const shown = (value: Highlight) => value?.fld ?? ''
function stored(fld: string): Highlight {
  if (!isTechnicalFieldName(fld)) return null
  return { fld, fld_type: highlightType(fld) }
}

/** The up to four figures that a card shows first. */
export function HighlightInputs() {
  return (
    <Fieldset title={m.backoffice_product_highlights()}>
      {[1, 2, 3, 4].map((place) => (
        <SelectInput
          key={place}
          source={`fld_title${place}`}
          label={m.backoffice_product_highlight({ place })}
          choices={choices()}
          format={shown}
          parse={stored}
          helperText={false}
        />
      ))}
    </Fieldset>
  )
}
