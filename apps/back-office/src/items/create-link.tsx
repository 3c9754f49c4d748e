import Button from '@mui/material/Button'
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

/** Link to the empty form. Not a floating button, which would hide rows on a tablet. */
export function CreateLink() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ _scrollToTop: true }}
      variant="contained"
      size="small"
    >
      {translate('ra.action.create')}
    </Button>
  )
}
