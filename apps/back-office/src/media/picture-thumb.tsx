import { variantFile, widthsFor } from '@minikran/domain/media/picture-variants'
import Box from '@mui/material/Box'
import { fileAddress, type MediaItem } from './media-names.ts'

const frame = {
  display: 'block',
  width: 96,
  height: 57,
  objectFit: 'contain',
  border: 1,
  borderColor: 'divider',
} as const

/** The smallest file of a picture. */
function thumbAddress(image: MediaItem): string {
  const [narrowest] = widthsFor(image['variants_at'] == null ? null : Number(image['width']))
  const address = fileAddress('images', image)
  return narrowest === undefined ? address : variantFile(address, narrowest, 'webp')
}

/** A small picture without alternative text, since its name is beside it. */
export function PictureThumb({ image }: { image: MediaItem }) {
  return (
    <Box
      component="img"
      src={thumbAddress(image)}
      alt=""
      width={96}
      height={57}
      loading="lazy"
      sx={frame}
    />
  )
}
