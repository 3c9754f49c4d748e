import { m } from '@minikran/i18n/messages'
import { type SyntheticEvent, type TouchEvent, use, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { usePaging } from '../../media/use-paging.ts'
import { usePagingKeys } from '../../media/use-paging-keys.ts'
import { NoncePlaceholder } from '../../nonce-placeholder.ts'
import { pageIn } from '../../page-number.ts'
import { closedPresentation } from '../../presentations/closed-presentation.ts'
import { PresentationContent } from './presentation-content.tsx'
import { PresentationPager } from './presentation-pager.tsx'
import type { PresentationView } from './presentation-view.ts'

/**
 * A full-screen presentation, each page with its own address. Works without script; with script it
 * is modal and has keys and swiping.
 */
export function PresentationDialog({ presentation }: { presentation: PresentationView }) {
  const { title, lead, about, pages, path } = presentation
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const number = Math.max(1, Math.min(pageIn(new URLSearchParams(search)), pages.length))
  const close = useClosing(path)
  const go = (page: number) => {
    const address = `${localPath(path)}?sida=${page}`
    void navigate(address, { state, replace: true, preventScrollReset: true })
  }
  const turning = usePaging({ number, count: pages.length, go })
  useModal(dialogRef, titleRef)
  usePagingKeys(turning, pages.length, dialogRef)
  const swipe = useSwipe(turning.by)
  return (
    <dialog
      ref={dialogRef}
      open
      aria-labelledby="presentation"
      onCancel={close}
      className="fixed inset-0 z-30 m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-paper text-ink print:static print:block"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2">
        <h1 ref={titleRef} id="presentation" tabIndex={-1} className="text-lead" lang={title.lang}>
          {title.text}
        </h1>
        <CloseButton onClose={close} />
      </div>
      <div className="overflow-y-auto overscroll-contain p-4" {...swipe}>
        <PresentationContent
          key={number}
          page={pages[number - 1]}
          lead={number === 1 ? lead : null}
          about={about}
        />
      </div>
      {pages.length > 1 && (
        <PresentationPager
          path={localPath(path)}
          number={number}
          count={pages.length}
          turning={turning}
        />
      )}
      <KeysBeforeHydration />
    </dialog>
  )
}

/** Leads to the page before; once, also on a second click while that page is loaded. */
function useClosing(path: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isClosing = useRef(false)
  // Read by the list of the next page, when there is one.
  useEffect(() => () => closedPresentation.set(null), [])
  return (event: SyntheticEvent) => {
    event.preventDefault()
    if (isClosing.current) return
    isClosing.current = true
    closedPresentation.set(path)
    // One entry of the history, so that going back closes it and does not open it again.
    void (isFromPage(state) ? navigate(-1) : navigate(pathTo('/nyheter'), { replace: true }))
  }
}

/** Whether the presentation was opened by a link of a list. */
const isFromPage = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFromPage' in state

function CloseButton({ onClose }: { onClose: (event: SyntheticEvent) => void }) {
  return (
    <Form action={pathTo('/nyheter')} onSubmit={onClose} className="print:hidden">
      <button type="submit" data-key="Escape" className={buttonClass('plain')}>
        <Icon name="close" />
        {m.shell_close()}
      </button>
    </Form>
  )
}

/** The native modal: Escape closes it, and the title gets the focus. */
function useModal(
  dialogRef: { current: HTMLDialogElement | null },
  titleRef: { current: HTMLElement | null },
) {
  useEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return
    dialog.open = false
    dialog.showModal()
    titleRef.current?.focus()
  }, [dialogRef, titleRef])
}

// A modal dialog handles its keys itself.
const keysScript = `addEventListener("keydown",function(e){var d=document.querySelector("dialog");
if(!d||d.matches(":modal")||e.altKey||e.ctrlKey||e.metaKey||e.target.closest("video,input"))return;
d.querySelectorAll("[data-key]").forEach(function(b){if(b.dataset.key===e.key)b.click()})},true)`

/** Before hydration, keys click the dialog's buttons, which work without script. */
function KeysBeforeHydration() {
  return <script nonce={use(NoncePlaceholder)}>{keysScript}</script>
}

const farPx = 60

/** Calls back with 1 for a swipe to the left (next) and -1 for one to the right. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      // Two fingers zoom; the player handles its own swipes.
      const isOwn = event.touches.length === 1 && !(event.target instanceof HTMLVideoElement)
      start.current = isOwn && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      const from = start.current
      start.current = null
      if (from === null || touch === undefined) return
      const x = touch.clientX - from.x
      const y = touch.clientY - from.y
      if (Math.abs(x) >= farPx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
