import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { BooleanInput, DataTable, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyIsNull } from '../items/empty-is-null.ts'
import { emptyStays } from '../items/empty-stays.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { FocalPointInput } from './focal-point-input.tsx'
import { MediaEdit, MediaList } from './media-screens.tsx'
import { PictureThumbField } from './picture-thumb.tsx'
import { PixelsField } from './size-fields.tsx'

export function ImageList() {
  return (
    <MediaList
      kind="images"
      filters={[<BooleanInput key="wordless" source="wordless" defaultValue />]}
    >
      <DataTable.Col source="image_file" disableSort field={PictureThumbField} />
      <DataTable.Col source="image_name" />
      <DataTable.Col source="alt_sv" disableSort />
      <DataTable.Col source="width" disableSort align="right" field={PixelsField} />
    </MediaList>
  )
}

export function ImageEdit() {
  return (
    <MediaEdit kind="images" publish={<PublishNow />}>
      <FocalPointInput />
      <Fieldset title={m.backoffice_picture_words()}>
        <TextInput source="image_name" required fullWidth />
        <TextInput
          source="alt_sv"
          multiline
          fullWidth
          parse={emptyStays}
          helperText={m.backoffice_alt_hint()}
        />
        <TextInput source="alt_en" multiline fullWidth parse={emptyIsNull} helperText={false} />
      </Fieldset>
    </MediaEdit>
  )
}

/** Sets the publish time to now. */
function PublishNow() {
  const { setValue } = useFormContext()
  const publishAt: unknown = useWatch({ name: 'publish_at' })
  if (publishAt !== null) return null
  const now = () =>
    setValue('publish_at', new Date().toISOString(), { shouldDirty: true, shouldTouch: true })
  return (
    <Button variant="outlined" onClick={now}>
      {m.backoffice_publish_now()}
    </Button>
  )
}
