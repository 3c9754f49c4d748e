import type { Image } from '@minikran/contract/catalogue'
import { getLocale } from '@minikran/i18n/runtime'
import { focalClass, Picture } from '../media/picture.tsx'
import { DrawingPicture } from './drawing-picture.tsx'
import { Outline } from './outline.tsx'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = {
  image: Image | null
  outline: DrawnOutline
  /** The slug of a product that has a drawing of its own. */
  drawn?: string | null
  /** The text for screen readers; without it the picture is decorative. */
  label?: string
}

/** The first photograph, otherwise the product's own drawing or the category's outline. */
export function ProductPicture({ image, outline, drawn = null, label }: Props) {
  if (image === null && drawn !== null) {
    return <DrawingPicture slug={drawn} {...(label && { label })} />
  }
  if (image === null) {
    return <Outline name={outline} className="h-auto w-full" {...(label && { label })} />
  }
  const alt = (getLocale() === 'en' && image.alt_en) || image.alt_sv
  return (
    <Picture
      image={image}
      alt={label === undefined ? '' : alt || label}
      width={320}
      height={190}
      sizes="(min-width: 62.5rem) 24rem, (min-width: 37.5rem) 50vw, 34vw"
      most={640}
      className={`aspect-32/19 h-auto w-full object-cover ${focalClass(image)}`}
    />
  )
}
