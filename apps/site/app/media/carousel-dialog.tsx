import { m } from '@minikran/i18n/messages'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Picture } from './picture.tsx'
import type { Slide } from './picture-slide.ts'
import { type Paging, usePaging } from './use-paging.ts'
import { usePagingKeys } from './use-paging-keys.ts'
import './carousel-dialog.css'

export type CarouselDialogProps = {
  slides: readonly Slide[]
  title: string
  /** The slide that was opened. */
  start: number
  onClose: () => void
}

/**
 * Pictures in a dialog: by buttons, arrow keys, Home, End and swiping. A native dialog also opens above
 * a presentation, which is one itself.
 */
export function CarouselDialog({ slides, title, start, onClose }: CarouselDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // `showModal` makes it modal, and closing it before unmounting returns the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        // In React it bubbles, and a presentation around it would close, too.
        event.stopPropagation()
        onClose()
      }}
      // A presentation around it turns its own pages by swipes.
      onTouchStart={(event) => event.stopPropagation()}
      onTouchEnd={(event) => event.stopPropagation()}
      className="carousel fixed inset-0 z-20 m-0 grid size-full max-h-none max-w-none gap-3 bg-paper p-4 text-ink backdrop:bg-shade backdrop:opacity-50 small:border small:border-ink"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-lead">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" />
          <span className="sr-only">{m.shell_close()}</span>
        </button>
      </div>
      <Carousel slides={slides} start={start} dialogRef={dialogRef} />
    </dialog>
  )
}

type CarouselProps = Pick<CarouselDialogProps, 'slides' | 'start'> & {
  dialogRef: RefObject<HTMLDialogElement | null>
}

function Carousel({ slides, start, dialogRef }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ startIndex: start, duration: 20 })
  const [shown, setShown] = useState(start)
  // Embla tells at which slide a swipe ended.
  useEffect(() => {
    if (embla === undefined) return
    const show = () => setShown(embla.selectedScrollSnap())
    embla.on('select', show)
    return () => void embla.off('select', show)
  }, [embla])
  // Embla exists one render after the buttons: a slide asked for before that is scrolled to then.
  useEffect(() => {
    if (embla === undefined || embla.selectedScrollSnap() === shown) return
    embla.scrollTo(shown, prefersStill())
  }, [embla, shown])
  const { length: count } = slides
  const turning = usePaging({ number: shown + 1, count, go: (number) => setShown(number - 1) })
  usePagingKeys(turning, count, dialogRef)
  return (
    <div className="carousel-slides row-span-2 grid min-h-0">
      <div ref={viewport} className="min-h-0">
        <ul className="flex h-full">
          {slides.map((slide, index) => (
            <li
              key={slide.image.image_file}
              aria-hidden={index !== shown}
              className="flex h-full min-w-0 shrink-0 basis-full items-center justify-center"
            >
              <SlidePicture slide={slide} isNear={Math.abs(index - shown) <= 1} />
            </li>
          ))}
        </ul>
      </div>
      <TurnButtons shown={shown} count={count} onTurn={turning.by} />
    </div>
  )
}

type TurnProps = { shown: number; count: number; onTurn: Paging['by'] }

function TurnButtons({ shown, count, onTurn }: TurnProps) {
  return (
    <div className="flex items-center justify-center gap-4 text-center">
      <button
        type="button"
        className={buttonClass('plain')}
        disabled={shown === 0}
        onClick={() => onTurn(-1)}
      >
        <Icon name="previous" />
        {m.gallery_previous()}
      </button>
      <p aria-live="polite">{m.gallery_position({ number: shown + 1, count })}</p>
      <button
        type="button"
        className={buttonClass('plain')}
        disabled={shown === count - 1}
        onClick={() => onTurn(1)}
      >
        {m.gallery_next()}
        <Icon name="next" />
      </button>
    </div>
  )
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function SlidePicture({ slide, isNear }: { slide: Slide; isNear: boolean }) {
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
