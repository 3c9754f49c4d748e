import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useUpdate } from 'ra-core'
import { type KeyboardEvent, useId } from 'react'
import { pressProps } from '../items/press-props.ts'
import { textOf } from '../items/shown-text.ts'
import { useKept } from '../items/use-kept.ts'
import { isSaved } from '../items/use-save-outcome.ts'
import { removeStored } from '../providers/browser-storage.ts'
import { useStaff } from '../shell/use-staff.ts'
import type { MediaItem } from './media-names.ts'

// Wide enough for its label.
const wide = { width: { xs: '100%', sm: 280 } }

/** The alternative texts of a picture and a button that publishes it, for use in another item's form. */
export function DescribePicture({ image }: { image: MediaItem }) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [update, { isPending }] = useUpdate()
  const draftKey = `draft:${useStaff()?.id ?? 0}:images:${image.id}`
  const [swedish, setSwedish] = useKept(`${draftKey}:alt_sv`, textOf(image['alt_sv']))
  const [english, setEnglish] = useKept(`${draftKey}:alt_en`, textOf(image['alt_en']))
  const isSwedishMissing = swedish.trim() === ''
  const hintId = useId()
  const publish = () => {
    const data = {
      alt_sv: swedish.trim(),
      alt_en: english.trim() === '' ? null : english.trim(),
      publish_at: image.publish_at ?? new Date().toISOString(),
    }
    const row = document.activeElement?.closest('li')
    void update(
      'images',
      { id: image.id, data, previousData: image },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          if (!isSaved(saved)) return
          // The fields go when the picture is published: the keyboard goes on at its row.
          if (row?.contains(document.activeElement)) row.querySelector('a')?.focus()
          for (const name of ['alt_sv', 'alt_en']) removeStored(`${draftKey}:${name}`)
        },
        onError(error) {
          notify(error.message, { type: 'error', autoHideDuration: null })
          // Somebody else may have changed it.
          void queries.invalidateQueries({ queryKey: ['images'] })
        },
      },
    )
  }
  // Enter would submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isSwedishMissing && !isPending) publish()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        label={m.backoffice_field_alt_sv()}
        sx={wide}
        value={swedish}
        slotProps={{ htmlInput: { lang: 'sv' } }}
        onChange={(event) => setSwedish(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <TextField
        label={m.backoffice_field_alt_en()}
        sx={wide}
        value={english}
        slotProps={{ htmlInput: { lang: 'en' } }}
        onChange={(event) => setEnglish(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="outlined"
        {...pressProps(isSwedishMissing || isPending, publish)}
        {...(isSwedishMissing && { 'aria-describedby': hintId })}
      >
        {m.backoffice_picture_publish()}
      </Button>
      {isSwedishMissing && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {m.backoffice_picture_words_first()}
        </Typography>
      )}
    </Box>
  )
}
