import { highlightType } from '@minikran/domain/catalogue/form-types'
import { isTechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import * as m from '@minikran/i18n/messages'
import { SelectInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { technicalChoices } from './product-choices.ts'

type Highlight = { fld: string; fld_type: string } | null

const shown = (value: Highlight) => value?.fld ?? ''
function stored(fld: string): Highlight {
  if (!isTechnicalFieldName(fld)) return null
  return { fld, fld_type: highlightType(fld) }
}

/** The figures, up to four, that the product's card shows. */
export function HighlightInputs() {
  return (
    <Fieldset title={m.backoffice_product_highlights()}>
      {[1, 2, 3, 4].map((place) => (
        <SelectInput
          key={place}
          source={`fld_title${place}`}
          label={m.backoffice_product_highlight({ place })}
          choices={technicalChoices()}
          format={shown}
          parse={stored}
        />
      ))}
    </Fieldset>
  )
}
