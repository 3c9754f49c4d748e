import { m } from '@minikran/i18n/messages'
import { SwedenOutline } from '../../components/depot-map/sweden-outline.tsx'
import type { DepotView } from './depot-view.ts'

/** The depot's photographs, else where it lies in the country. */
export function DepotPictures({ depot }: { depot: DepotView }) {
  const { images, title, lat, lng } = depot
  if (images.length === 0) {
    return (
      <SwedenOutline
        places={[{ lat, lng }]}
        label={m.depot_picture()}
        className="mx-auto h-80 w-auto text-muted"
      />
    )
  }
  return (
    <ul className="grid gap-2">
      {images.map(({ file, alt }) => (
        <li key={file}>
          <img
            src={`/upload/images/${encodeURIComponent(file)}`}
            alt={alt || title.text}
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
