import { focalClass, Picture } from '../../media/picture.tsx'
import type { DepotView } from './depot-view.ts'

type Props = { images: DepotView['images']; title: string }

/** Photographs of the depot, if any. */
export function DepotPictures({ images, title }: Props) {
  if (images.length === 0) return null
  return (
    <ul className="grid gap-2">
      {images.map(({ image, alt }) => (
        <li key={image.image_file}>
          <Picture
            image={image}
            alt={alt || title}
            width={640}
            height={380}
            sizes="(min-width: 62.5rem) 36rem, 100vw"
            most={1280}
            className={`aspect-32/19 h-auto w-full object-cover ${focalClass(image)}`}
          />
        </li>
      ))}
    </ul>
  )
}
