import { slugOf } from '@minikran/domain/content/slug'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { textOf } from './shown-text.ts'

type Props = { source: string; from: string; before: string }

/** The last part of an item's address, with a button that makes it from the title. */
export function SlugInput({ source, from, before }: Props) {
  const { setValue, clearErrors } = useFormContext()
  const title: unknown = useWatch({ name: from })
  const make = () => {
    setValue(source, slugOf(textOf(title)), { shouldDirty: true, shouldTouch: true })
    clearErrors(source)
  }
  return (
    <TextInput
      source={source}
      required
      fullWidth
      helperText={m.backoffice_slug_help()}
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
