import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { type ErrorProps, Title } from 'react-admin'

/**
 * In place of a screen that has failed. A script that was lost on the way, or is gone after a deploy, is
 * only loaded again by a new page.
 */
export function ErrorPage({ title }: ErrorProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2 }}>
      {title !== undefined && <Title title={title} />}
      <Typography variant="h1" role="alert">
        {translate('ra.page.error')}
      </Typography>
      <Typography>{translate('ra.message.error')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('ra.action.update_application')}
      </Button>
    </Box>
  )
}
