import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useInput, useTranslateLabel } from 'ra-core'
import { lazy } from 'react'
import { emptyStays } from './empty-stays.ts'
import { useIsReadOnly } from './read-only.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/**
 * A text with the formats that the site shows. The editor is loaded when it is needed. The screen waits
 * for it: a form that grew later would move the button that is just being clicked.
 */
export function RichTextInput({ source }: { source: string }) {
  // An empty Swedish text is stored as such, an empty English one as not translated.
  const kept = source.endsWith('_en') ? {} : { parse: emptyStays }
  const { id, field, fieldState } = useInput({ source, ...kept })
  const isReadOnly = useIsReadOnly()
  const label = useTranslateLabel()({ source })
  return (
    <Box sx={{ mt: 1, mb: 1 }}>
      <Typography id={`${id}-label`} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <RichTextEditor
        labelledBy={`${id}-label`}
        isReadOnly={isReadOnly}
        html={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
      />
      {fieldState.invalid && (
        <Typography variant="body2" color="error">
          {fieldState.error?.message}
        </Typography>
      )}
    </Box>
  )
}
