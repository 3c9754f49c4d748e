import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { awaitPart } from '../errors/late-part.ts'
import {
  followHeld,
  holdPress,
  isTouched,
  replayInput,
  replayPresses,
  startHolding,
} from './replay.ts'

/** A part of a page whose script is loaded apart. */
export type Island<Props> = {
  /** Awaited by the page's own load, so that server and navigation show the part whole. */
  load: () => Promise<void>
  /** The component; before its script is there, one that suspends until `load` is done. */
  component: () => ComponentType<Props>
}

export function island<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): Island<Props> {
  let loaded: ComponentType<Props> | null = null
  let show = (_: { default: ComponentType<Props> }) => {}
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve
  })
  const Waiting = lazy(() => shown) as unknown as ComponentType<Props>
  return {
    async load() {
      loaded ??= await (import.meta.env.SSR ? importPart() : awaitPart(importPart()))
      show({ default: loaded })
    },
    component: () => loaded ?? Waiting,
  }
}

const waiting = new Set<() => Promise<void>>()

/**
 * Loads every part of the page that still waits. A navigation is a transition of React's, which
 * shows nothing before the parts that it goes through are there. One whose script does not come
 * stays the HTML that it is.
 */
export async function loadWaitingIslands(): Promise<void> {
  await Promise.all([...waiting].map((load) => load()))
}

type IslandProps<Props> = { part: Island<Props>; props: Props }

/**
 * Shows a part as the server made it, plain HTML that works as such, until somebody turns to it:
 * only then its script comes, and React takes the same elements over.
 */
export function Island<Props extends object>({ part, props }: IslandProps<Props>) {
  const boxRef = useRef<HTMLDivElement>(null)
  const [View] = useState(() => part.component())
  const [isReady, setIsReady] = useState(false)
  const [html, setHtml] = useState<string | null>(null)
  const [given, setGiven] = useState(props)
  if (!isSame(given, props)) setGiven(props)
  // Other props wait beside what is shown until the part can show them.
  const shown = useDeferredValue(given)

  // What it shows has changed, or it was first made in the browser: nobody needs to touch it.
  useEffect(() => {
    const isEmpty = boxRef.current?.firstChild === null
    // No network: the next change tries again.
    if (!isReady && (isEmpty || shown !== given)) part.load().catch(() => {})
  })

  // The page as the server made it: the first touch, key or pointer fetches the script.
  useEffect(() => {
    const box = boxRef.current
    if (isReady || box === null) return
    const loadOrKeep = () => part.load().catch(() => setHtml(box.innerHTML))
    waiting.add(loadOrKeep)
    const stop = loadOnTouch(box, part.load)
    return () => {
      waiting.delete(loadOrKeep)
      stop()
    }
  }, [isReady, part])

  // The part hears clicks from here on.
  useLayoutEffect(() => {
    if (isReady && boxRef.current !== null) replayPresses(boxRef.current)
  }, [isReady])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already.
  if (html !== null) return <div key="html" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div ref={boxRef} data-island={isReady ? 'ready' : 'waiting'}>
      <Boundary
        View={View as ComponentType<object>}
        props={shown}
        boxRef={boxRef}
        onReady={setIsReady}
      />
    </div>
  )
}

type BoundaryProps = {
  View: ComponentType<object>
  props: object
  boxRef: RefObject<HTMLDivElement | null>
  onReady: (isReady: true) => void
}

// Remembered: a boundary that waits and is rendered anew would lose the server's HTML.
const Boundary = memo(function Boundary({ View, props, boxRef, onReady }: BoundaryProps) {
  return (
    <Suspense>
      {createElement(View, props)}
      <Ready boxRef={boxRef} onReady={onReady} />
    </Suspense>
  )
})

/** Lies beside the part: its effect runs once React has taken the part over. */
function Ready({ boxRef, onReady }: Pick<BoundaryProps, 'boxRef' | 'onReady'>) {
  useLayoutEffect(() => {
    if (boxRef.current !== null) replayInput(boxRef.current)
    onReady(true)
  }, [boxRef, onReady])
  return null
}

function isSame<Props extends object>(a: Props, b: Props): boolean {
  return (Object.keys(b) as (keyof Props)[]).every((name) => a[name] === b[name])
}

const touches = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'click',
  'submit',
] as const
// As long as the answer to a plain form may take; who stops it has a part that loads again.
const leavingMs = 10_000

function loadOnTouch(box: HTMLElement, load: () => Promise<void>): () => void {
  const controller = new AbortController()
  const stopHolding = startHolding(box)
  let sentAtMs = Number.NEGATIVE_INFINITY
  const start = () => {
    // The browser is on its way with a form: what acted in this page would race with it.
    if (performance.now() - sentAtMs < leavingMs) return
    // No network: it stays plain HTML, and the next touch tries again.
    load().catch(() => followHeld(box))
  }
  const touched = (event: Event) => {
    if (!(event.target instanceof Node) || !box.contains(event.target)) return
    if (event.type === 'submit') sentAtMs = performance.now()
    if (event.type === 'click') holdPress(event as MouseEvent, box)
    start()
  }
  // At the window and before React, which lets no event pass to a part that waits.
  const options = { capture: true, signal: controller.signal }
  for (const name of touches) window.addEventListener(name, touched, options)
  if (isTouched(box)) start()
  return () => {
    controller.abort()
    stopHolding()
  }
}
