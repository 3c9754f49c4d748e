import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSourceContext } from 'ra-core'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { RichTextInput } from './rich-text-input.tsx'

const columns = {
  display: 'grid',
  gap: 2,
  mt: 1,
  gridTemplateColumns: { md: '1fr 1fr' },
  width: '100%',
}

/** Swedish and English side by side, with a note when the translation is missing. */
export function LanguagePair({ title = 'title', content = 'content' }: PairProps) {
  return (
    <Box sx={columns}>
      <Box lang="sv">
        <Typography variant="h2">{m.backoffice_language_sv()}</Typography>
        {title !== null && <TextInput source={`${title}_sv`} required fullWidth />}
        {content !== null && <RichTextInput source={`${content}_sv`} />}
      </Box>
      <Box lang="en">
        <Typography variant="h2">
          {m.backoffice_language_en()} <Missing sources={{ title, content }} />
        </Typography>
        {title !== null && <TextInput source={`${title}_en`} fullWidth />}
        {content !== null && <RichTextInput source={`${content}_en`} />}
      </Box>
    </Box>
  )
}

type PairProps = { title?: string | null; content?: string | null }
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function Missing({ sources: { title, content } }: { sources: Required<PairProps> }) {
  // In a list, field names contain the row's index.
  const { getSource } = useSourceContext()
  const names = [title, content].filter((name) => name !== null).map((name) => getSource(name))
  const swedish = useWatch({ name: names.map((name) => `${name}_sv`) })
  const english = useWatch({ name: names.map((name) => `${name}_en`) })
  const isMissing = names.some((_, index) => !isEmpty(swedish[index]) && isEmpty(english[index]))
  if (!isMissing) return null
  return (
    <Typography component="span" variant="body2" color="warning">
      {m.backoffice_language_missing()}
    </Typography>
  )
}
