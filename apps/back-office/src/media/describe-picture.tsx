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
  const draftKey = `draft:${useStaff()?.id ?? 0}:images:${image.id}`
  const swedish = useKept(`${draftKey}:alt_sv`, textOf(image['alt_sv']))
  const english = useKept(`${draftKey}:alt_en`, textOf(image['alt_en']))
  const texts = { alt_sv: swedish[0].trim(), alt_en: english[0].trim() || null }
  const isSwedishMissing = texts.alt_sv === ''
  const { publish, isPublishing } = usePublish(image, () => {
    for (const name of Object.keys(texts)) removeStored(`${draftKey}:${name}`)
  })
  const isOff = isSwedishMissing || isPublishing
  const hintId = useId()
  const onEnter = () => !isOff && publish(texts)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <AltText lang="sv" kept={swedish} onEnter={onEnter} />
      <AltText lang="en" kept={english} onEnter={onEnter} />
      <Button
        variant="outlined"
        {...pressProps(isOff, () => publish(texts))}
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

const labels = { sv: m.backoffice_field_alt_sv, en: m.backoffice_field_alt_en }

type AltProps = { lang: 'sv' | 'en'; kept: ReturnType<typeof useKept<string>>; onEnter: () => void }

function AltText({ lang, kept: [text, setText], onEnter }: AltProps) {
  // Enter would submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <TextField
      label={labels[lang]()}
      sx={wide}
      value={text}
      slotProps={{ htmlInput: { lang } }}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Publishes a picture with its alternative texts. */
function usePublish(image: MediaItem, onSaved: () => void) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [update, { isPending }] = useUpdate()
  const publish = (texts: { alt_sv: string; alt_en: string | null }) => {
    const data = { ...texts, publish_at: image.publish_at ?? new Date().toISOString() }
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
          onSaved()
        },
        onError(error) {
          notify(error.message, { type: 'error', autoHideDuration: null })
          // Somebody else may have changed it.
          void queries.invalidateQueries({ queryKey: ['images'] })
        },
      },
    )
  }
  return { publish, isPublishing: isPending }
}
