import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { BooleanInput, DataTable, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { FocalPointInput } from './focal-point-input.tsx'
import { PictureThumbField } from './picture-thumb.tsx'
import { BytesField, PixelsField } from './size-fields.tsx'
import { UploadZone } from './upload-zone.tsx'
import { useMayUpload } from './use-may-upload.ts'
import { UsedBy } from './used-by.tsx'

const newest = { field: 'created_at', order: 'DESC' } as const

export function ImageList() {
  const mayUpload = useMayUpload()
  return (
    <>
      {mayUpload && <UploadZone kind="images" />}
      <ItemList
        sort={newest}
        isTranslated={false}
        filters={[
          <BooleanInput key="wordless" source="wordless" />,
          <BooleanInput key="unused" source="unused" />,
        ]}
      >
        <DataTable.Col source="image_file" disableSort field={PictureThumbField} />
        <DataTable.Col source="image_name" />
        <DataTable.Col source="alt_sv" disableSort />
        <DataTable.Col source="state" disableSort field={PublishState} />
        <DataTable.NumberCol source="uses" disableSort />
        <DataTable.Col source="width" disableSort field={PixelsField} />
        <DataTable.Col source="bytes" field={BytesField} />
        <DataTable.Col source="created_at" field={MomentField} />
      </ItemList>
    </>
  )
}

export function ImageEdit() {
  return (
    <ItemEdit isContent={false} aside={<UsedBy kind="images" />}>
      <FocalPointInput />
      <Fieldset title={m.backoffice_picture_words()}>
        <TextInput source="image_name" required fullWidth />
        <TextInput source="alt_sv" multiline fullWidth helperText={m.backoffice_alt_hint()} />
        <TextInput source="alt_en" multiline fullWidth parse={emptyIsNull} helperText={false} />
      </Fieldset>
      <PublishInputs>
        <PublishNow />
      </PublishInputs>
    </ItemEdit>
  )
}

const emptyIsNull = (typed: string) => (typed === '' ? null : typed)

/** One press in place of typing the time. */
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
