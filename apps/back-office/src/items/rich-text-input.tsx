import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useInput, useTranslateLabel } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useIsReadOnly } from './read-only.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/** A text with the formats that the site shows; the editor is loaded when it is needed. */
export function RichTextInput({ source }: { source: string }) {
  const { id, field, fieldState } = useInput({ source })
  const isReadOnly = useIsReadOnly()
  const label = useTranslateLabel()({ source })
  return (
    <Box sx={{ mt: 1, mb: 1 }}>
      <Typography id={`${id}-label`} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Suspense fallback={<Box sx={{ minHeight: 200, border: 1, borderColor: 'divider' }} />}>
        <RichTextEditor
          labelledBy={`${id}-label`}
          isReadOnly={isReadOnly}
          html={typeof field.value === 'string' ? field.value : ''}
          // An empty Swedish text is stored as such, an empty English one as not translated.
          onChange={(html) => field.onChange(html === '' && source.endsWith('_en') ? null : html)}
        />
      </Suspense>
      {fieldState.invalid && (
        <Typography variant="body2" color="error">
          {fieldState.error?.message}
        </Typography>
      )}
    </Box>
  )
}
