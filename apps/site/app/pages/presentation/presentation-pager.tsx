import { pageWindow } from '@minikran/domain/content/page-window'
import { m } from '@minikran/i18n/messages'
import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import type { Paging } from '../../media/use-paging.ts'

type Props = { path: string; number: number; count: number; turning: Paging }

/** Previous, up to six pages, next: a form that works without script. */
export function PresentationPager({ path, number, count, turning }: Props) {
  const positionRef = useRef<HTMLParagraphElement>(null)
  // At the ends the clicked button is disabled and loses the focus, which moves to a neighbour.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && (number === 1 || number === count)) positionRef.current?.focus()
  }, [number, count])
  return (
    <form
      action={path}
      aria-label={m.presentation_pager()}
      className="flex flex-wrap items-center justify-center gap-2 border-t border-line px-4 py-2 print:hidden"
    >
      <p
        ref={positionRef}
        tabIndex={-1}
        aria-live="polite"
        className="order-first w-full text-center text-small"
      >
        {m.presentation_position({ number, count })}
      </p>
      <button
        type="submit"
        name="sida"
        value={number - 1}
        data-key="ArrowLeft"
        onClick={instead(() => turning.by(-1))}
        disabled={number === 1}
        className={buttonClass('plain')}
      >
        <Icon name="previous" />
        {m.presentation_back()}
      </button>
      <Numbers number={number} count={count} turning={turning} />
      <button
        type="submit"
        name="sida"
        value={number + 1}
        data-key="ArrowRight"
        onClick={instead(() => turning.by(1))}
        disabled={number === count}
        className={buttonClass('plain')}
      >
        {m.presentation_forward()}
        <Icon name="next" />
      </button>
    </form>
  )
}

function Numbers({ number, count, turning }: Omit<Props, 'path'>) {
  return (
    <span className="flex gap-1 max-small:order-first justify-center max-small:w-full">
      {pageWindow(number, count).map((page) => (
        <button
          key={page}
          type="submit"
          name="sida"
          value={page}
          onClick={instead(() => turning.to(page))}
          aria-label={m.presentation_page({ number: page })}
          aria-current={page === number ? 'page' : undefined}
          className="min-h-11 min-w-11 rounded border border-edge aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {page}
        </button>
      ))}
    </span>
  )
}

/** With script a click turns the page without submitting the form. */
const instead = (turn: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  turn()
}
