import { Dialog } from '@base-ui/react/dialog'
import { m } from '@minikran/i18n/messages'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { OutlineSheet } from '../products/outline-sheet.tsx'
import { Picture } from './picture.tsx'
import type { Slide } from './picture-slide.ts'
import { usePaging } from './use-paging.ts'
import { usePagingKeys } from './use-paging-keys.ts'

export type CarouselDialogProps = {
  slides: readonly Slide[]
  title: string
  /** The opened slide; null when closed. */
  opened: number | null
  onClose: () => void
}

/** Pictures in a dialog: by buttons, arrow keys, Home, End and swiping. */
export function CarouselDialog({ slides, title, opened, onClose }: CarouselDialogProps) {
  return (
    <Dialog.Root open={opened !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-shade opacity-50" />
        <Dialog.Popup className="fixed inset-0 z-20 grid grid-rows-[auto_minmax(0,1fr)_auto] gap-3 bg-paper p-4 small:inset-6 small:border small:border-ink">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-lead">{title}</Dialog.Title>
            <Dialog.Close className="grid size-11 shrink-0 place-items-center">
              <Icon name="close" />
              <span className="sr-only">{m.shell_close()}</span>
            </Dialog.Close>
          </div>
          <Carousel slides={slides} start={opened ?? 0} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Carousel({ slides, start }: { slides: readonly Slide[]; start: number }) {
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, duration: 20 })
  const [shown, setShown] = useState(start)
  // Embla tells at which slide a swipe ended.
  useEffect(() => {
    if (embla === undefined) return
    const show = () => setShown(embla.selectedScrollSnap())
    embla.on('select', show)
    return () => void embla.off('select', show)
  }, [embla])
  const go = (index: number) => embla?.scrollTo(index, prefersStill())
  const { length: count } = slides
  const turning = usePaging({ number: shown + 1, count, go: (number) => go(number - 1) })
  usePagingKeys(turning, count)
  return (
    <div className="row-span-2 grid min-h-0 grid-rows-subgrid">
      <div ref={viewport} className="min-h-0 overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.kind === 'image' ? slide.image.image_file : slide.name}
              aria-hidden={index !== shown}
              className="flex h-full min-w-0 shrink-0 grow-0 basis-full items-center justify-center"
            >
              <SlidePicture slide={slide} isNear={Math.abs(index - shown) <= 1} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-center gap-4 text-center">
        <button
          type="button"
          className={buttonClass('plain')}
          disabled={shown === 0}
          onClick={() => turning.by(-1)}
        >
          <Icon name="previous" />
          {m.gallery_previous()}
        </button>
        <p aria-live="polite">{m.gallery_position({ number: shown + 1, count })}</p>
        <button
          type="button"
          className={buttonClass('plain')}
          disabled={shown === count - 1}
          onClick={() => turning.by(1)}
        >
          {m.gallery_next()}
          <Icon name="next" />
        </button>
      </div>
    </div>
  )
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function SlidePicture({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (slide.kind === 'outline') {
    return (
      <div className="w-full max-w-page">
        <OutlineSheet name={slide.name} label={slide.alt} />
      </div>
    )
  }
  return (
    <Picture
      image={slide.image}
      alt={slide.alt}
      lang={slide.lang}
      width={1280}
      height={760}
      sizes="100vw"
      most={1920}
      isEager={isNear}
      isHeld
      className="max-h-full w-auto max-w-full object-contain"
    />
  )
}
