import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import type { MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIsReadOnly } from '../items/read-only.tsx'
import { textOf } from '../items/shown-text.ts'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind } from '../items/typed-kinds.ts'
import { fileAddress, type MediaItem } from './media-names.ts'

const frame = {
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  lineHeight: 0,
} as const
const picture = {
  maxWidth: '100%',
  maxHeight: 360,
  height: 'auto',
  width: 'auto',
}
const mark = {
  position: 'absolute',
  width: 24,
  height: 24,
  ml: '-12px',
  mt: '-12px',
  border: '2px solid #15181b',
  outline: '2px solid #ffc400',
  borderRadius: '50%',
  pointerEvents: 'none',
} as const

/** The point that stays visible when the picture is cropped: set by a click in it, or as numbers. */
export function FocalPointInput() {
  const image = useRecordContext<MediaItem>()
  const isReadOnly = useIsReadOnly()
  const { setValue } = useFormContext()
  const x: unknown = useWatch({ name: 'focal_x' })
  const y: unknown = useWatch({ name: 'focal_y' })
  if (image === undefined) return null
  const set = (name: 'focal_x' | 'focal_y', value: number) =>
    setValue(name, Math.round(value), { shouldDirty: true, shouldTouch: true })
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    set('focal_x', ((clientX - box.left) / box.width) * 100)
    set('focal_y', ((clientY - box.top) / box.height) * 100)
  }
  return (
    <Box sx={{ width: '100%' }}>
      {/* For users without a pointer, the number fields below do the same. */}
      <Box sx={frame} onClick={isReadOnly ? undefined : point} role="presentation">
        <Box
          component="img"
          src={fileAddress('images', image)}
          alt={textOf(image['alt_sv'])}
          width={Number(image['width'] ?? 640)}
          height={Number(image['height'] ?? 380)}
          sx={{ ...picture, cursor: isReadOnly ? undefined : 'crosshair' }}
        />
        <Box
          aria-hidden
          sx={{ ...mark, left: `${Number(x ?? 50)}%`, top: `${Number(y ?? 50)}%` }}
        />
      </Box>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary">
          {m.backoffice_focal_hint()}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, '& > *': { width: 180 } }}>
        <TypedInput source="focal_x" kind={numberKind} />
        <TypedInput source="focal_y" kind={numberKind} />
      </Box>
    </Box>
  )
}
