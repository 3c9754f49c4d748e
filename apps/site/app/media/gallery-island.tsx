import { Island, island } from '../islands/island.tsx'
import type { Slide } from './picture-slide.ts'

export const gallery = island(async () => (await import('./gallery.tsx')).Gallery)

/** Pictures as links to their files, which open a carousel. */
export function GalleryIsland({ slides, title }: { slides: readonly Slide[]; title: string }) {
  if (slides.length === 0) return null
  // Another item's gallery begins closed.
  return <Island key={title} part={gallery} props={{ slides, title }} />
}
