import type { DepotView } from './depot-view.ts'

type Props = { images: DepotView['images']; title: string }

/** The depot's photographs; without any, the map below shows where it lies. */
export function DepotPictures({ images, title }: Props) {
  if (images.length === 0) return null
  return (
    <ul className="grid gap-2">
      {images.map(({ file, alt }) => (
        <li key={file}>
          <img
            src={`/upload/images/${encodeURIComponent(file)}`}
            alt={alt || title}
            width={640}
            height={380}
            loading="lazy"
            decoding="async"
            className="aspect-32/19 h-auto w-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
