import Button from '@mui/material/Button'
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

/** To the empty form; among the other buttons on a tablet too, where a floating one would hide rows. */
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
