import { focalClass, Picture } from '../media/picture.tsx'
import type { PictureFile } from '../media/picture-slide.ts'
import { DrawingPicture } from './drawing-picture.tsx'
import { Outline } from './outline.tsx'
import type { DrawnOutline } from './subcategory-outline.ts'

type Props = {
  image: PictureFile | null
  outline: DrawnOutline
  /** The slug of a product that has a drawing of its own. */
  drawn?: string | null
}

/** Decorative: the first photograph, otherwise the product's own drawing or the category's outline. */
export function ProductPicture({ image, outline, drawn = null }: Props) {
  if (image === null && drawn !== null) {
    return <DrawingPicture slug={drawn} />
  }
  if (image === null) {
    return <Outline name={outline} className="h-auto w-full" />
  }
  return (
    <Picture
      image={image}
      alt=""
      width={320}
      height={190}
      sizes="(min-width: 62.5rem) 24rem, (min-width: 37.5rem) 50vw, 34vw"
      most={640}
      className={`aspect-32/19 h-auto w-full object-cover ${focalClass(image)}`}
    />
  )
}
