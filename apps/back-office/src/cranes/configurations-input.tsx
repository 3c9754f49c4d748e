import { plainConfiguration } from '@minikran/domain/crane-selection/configurations'
import * as m from '@minikran/i18n/messages'
import Typography from '@mui/material/Typography'
import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput } from 'react-admin'
import { AddRowButton } from '../items/add-row-button.tsx'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { sizeKind } from '../items/typed-kinds.ts'

/** The configurations of the crane, the plainest first; without any it has its main boom only. */
export function ConfigurationsInput() {
  return (
    <Fieldset title={m.backoffice_configurations_title()}>
      <div style={wholeRow}>
        <Typography>{m.backoffice_configurations_hint()}</Typography>
        <ArrayInput source="configurations" label={false} defaultValue={[]}>
          <SimpleFormIterator
            inline
            disableClear
            addButton={<AddRowButton label={m.backoffice_configurations_add()} />}
            getItemDefaults={() => newConfiguration}
          >
            <TextInput source="key" required />
            <TextInput source="title_sv" required />
            <TextInput source="title_en" />
            <ReferenceChoice source="product_id" reference="products" />
            <BooleanInput source="included" />
            <TypedInput source="extra_weight" kind={sizeKind} />
          </SimpleFormIterator>
        </ArrayInput>
      </div>
    </Fieldset>
  )
}

const newConfiguration = {
  key: plainConfiguration,
  title_sv: '',
  title_en: null,
  product_id: null,
  included: false,
  extra_weight: null,
}
