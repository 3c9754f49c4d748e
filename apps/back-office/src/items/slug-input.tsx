import { slugOf } from '@minikran/domain/content/slug'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { useRecordContext } from 'ra-core'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { textOf } from './shown-text.ts'

type Props = { source: string; from: string; before: string }

/** The last part of an item's address, with a button that makes it from the title. */
export function SlugInput({ source, from, before }: Props) {
  const { setValue, clearErrors } = useFormContext()
  const title: unknown = useWatch({ name: from })
  const isNew = useRecordContext() === undefined
  const help = m.backoffice_slug_help()
  const make = () => {
    setValue(source, slugOf(textOf(title)), { shouldDirty: true, shouldTouch: true })
    clearErrors(source)
  }
  return (
    <TextInput
      source={source}
      required
      fullWidth
      helperText={isNew ? help : `${help} ${m.backoffice_slug_moves()}`}
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: (
            <Button
              size="small"
              onClick={make}
              disabled={!title}
              sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
            >
              {m.backoffice_slug_make()}
            </Button>
          ),
        },
      }}
    />
  )
}
