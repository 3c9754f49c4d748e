import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Button from '@mui/material/Button'
import { BooleanInput, DataTable, FunctionField, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyStays } from '../items/empty-stays.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { locale } from '../locale.ts'
import { FocalPointInput } from './focal-point-input.tsx'
import type { MediaItem } from './media-names.ts'
import { MediaEdit, MediaList } from './media-screens.tsx'
import { PictureThumb } from './picture-thumb.tsx'

export function ImageList() {
  return (
    <MediaList
      kind="images"
      filters={[<BooleanInput key="wordless" source="wordless" defaultValue />]}
      details={<ImageDetails />}
    >
      <DataTable.Col
        source="image_file"
        disableSort
        render={(image: MediaItem) => <PictureThumb image={image} />}
      />
      <DataTable.Col source="image_name" />
      <DataTable.Col source="alt_sv" disableSort />
      <DataTable.Col source="width" disableSort align="right" render={pixelsText} />
    </MediaList>
  )
}

function ImageDetails() {
  return (
    <>
      <FunctionField render={(image: MediaItem) => <PictureThumb image={image} />} />
      <PublishState />
    </>
  )
}

/** The width and height of a picture in pixels. */
function pixelsText({ width, height }: MediaItem): string {
  return typeof width === 'number' && typeof height === 'number'
    ? `${numberText(width, locale)} × ${numberText(height, locale)}`
    : '–'
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
        <TextInput source="alt_en" multiline fullWidth />
      </Fieldset>
    </MediaEdit>
  )
}

/** Sets the publish time to now. */
function PublishNow() {
  const { setValue, clearErrors } = useFormContext()
  const publishAt: unknown = useWatch({ name: 'publish_at' })
  if (publishAt !== null) return null
  const now = () => {
    setValue('publish_at', new Date().toISOString(), { shouldDirty: true, shouldTouch: true })
    clearErrors('publish_at')
  }
  return (
    <Button variant="outlined" onClick={now}>
      {m.backoffice_publish_now()}
    </Button>
  )
}
