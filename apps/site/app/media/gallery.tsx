import { m } from '@minikran/i18n/messages'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { isModifiedClick } from '../components/is-modified-click.ts'
import { partOfLink } from '../errors/part-of-link.ts'
import type { CarouselDialogProps } from './carousel-dialog.tsx'
import { Picture } from './picture.tsx'
import { imageAddress, type Slide } from './picture-slide.ts'

const loadDialog = () => import('./carousel-dialog.tsx')
// Loaded on intent; after a failure the click tries again.
const preloadDialog = () => void loadDialog().catch(() => undefined)

/**
 * The first picture large, the others as thumbnails. Each links to its file; with script it opens a
 * dialog.
 */
export function Gallery({ slides, title }: { slides: readonly Slide[]; title: string }) {
  const [Dialog, setDialog] = useState<ComponentType<CarouselDialogProps> | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    const loaded = await partOfLink(loadDialog(), { address: event.currentTarget.href })
    if (loaded === null) return
    setDialog(() => loaded.CarouselDialog)
    setOpened(index)
  }
  const [first, ...others] = slides
  if (first === undefined) return null
  return (
    <div className="grid gap-2">
      <SlideLink slide={first} onOpen={(event) => void open(event, 0)} isFirst />
      {others.length > 0 && (
        <ul className="grid grid-cols-4 gap-2 print:hidden">
          {others.map((slide, index) => (
            <li key={slide.image.image_file}>
              <SlideLink slide={slide} onOpen={(event) => void open(event, index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {Dialog && opened !== null && (
        <Dialog slides={slides} title={title} start={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

type LinkProps = {
  slide: Slide
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  isFirst?: boolean
}

function SlideLink({ slide, onOpen, isFirst = false }: LinkProps) {
  return (
    <a
      href={imageAddress(slide.image.image_file)}
      data-opens-here
      onClick={onOpen}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      aria-haspopup="dialog"
      className="relative isolate grid min-h-11 content-center border border-line hover:border-ink"
    >
      {isFirst && slide.image.placeholder !== undefined && (
        <img
          src={slide.image.placeholder}
          alt=""
          width={1280}
          height={760}
          className="absolute inset-0 -z-10 size-full object-contain print:hidden"
        />
      )}
      <Picture
        image={slide.image}
        alt={slide.alt}
        lang={slide.lang}
        width={1280}
        height={760}
        sizes={isFirst ? '(min-width: 62.5rem) 36rem, 100vw' : '(min-width: 62.5rem) 9rem, 25vw'}
        most={isFirst ? 1280 : 320}
        isEager={isFirst}
        className="aspect-32/19 h-auto w-full object-contain"
      />
      <span className="sr-only">{m.gallery_enlarge()}</span>
    </a>
  )
}
