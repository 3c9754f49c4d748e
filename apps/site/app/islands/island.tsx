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
  followRecordedLink,
  htmlAsFilled,
  isUsed,
  recordClick,
  replayClicks,
  replayInput,
  startRecordingClicks,
} from './replay.ts'

/** A part of a page with a script of its own that is loaded when the part is used. */
export type Island<Props> = {
  /** Awaited by the page's `load`: the server and a navigation render the component at once. */
  load: () => Promise<void>
  /** The component; before it has loaded, one that suspends until `load` has finished. */
  component: () => ComponentType<Props>
}

export function island<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Island<Props> {
  let loaded: ComponentType<Props> | null = null
  let resolveLoaded = (_: { default: ComponentType<Props> }) => {}
  const whenLoaded = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    resolveLoaded = resolve
  })
  const Waiting = lazy(() => whenLoaded) as unknown as ComponentType<Props>
  return {
    async load() {
      loaded ??= await (import.meta.env.SSR ? importComponent() : awaitPart(importComponent()))
      resolveLoaded({ default: loaded })
    },
    component: () => loaded ?? Waiting,
  }
}

const waiting = new Set<() => Promise<void>>()

/**
 * Hydrates every island of the page. A navigation is a React transition, which waits for all
 * suspended islands; one that hydrates under the next address would have that address's language.
 * An island whose script cannot be loaded stays plain HTML.
 */
export async function hydrateWaitingIslands(): Promise<void> {
  await Promise.all([...waiting].map((hydrate) => hydrate()))
}

type IslandProps<Props> = { part: Island<Props>; props: Props }

/**
 * Shows the server's HTML of a part. The first interaction loads its script, and React hydrates the
 * same elements.
 */
export function Island<Props extends object>({ part, props }: IslandProps<Props>) {
  const boxRef = useRef<HTMLDivElement>(null)
  const [View] = useState(() => part.component())
  const [isHydrated, setIsHydrated] = useState(false)
  const [html, setHtml] = useState<string | null>(null)
  const [given, setGiven] = useState(props)
  if (!isSame(given, props)) setGiven(props)
  // New props are deferred until the component has loaded.
  const shown = useDeferredValue(given)

  // Changed props, or an island that was rendered in the browser, load it without an interaction.
  useEffect(() => {
    const isEmpty = boxRef.current?.firstChild === null
    // Without a network, the next change tries again.
    if (!isHydrated && (isEmpty || shown !== given)) part.load().catch(() => {})
  })

  // Listens for the first interaction with the server's HTML.
  useEffect(() => {
    const box = boxRef.current
    if (isHydrated || box === null) return
    let resolveHydrated = () => {}
    const whenHydrated = new Promise<void>((resolve) => {
      resolveHydrated = resolve
    })
    const hydrateOrKeep = () =>
      part.load().then(
        () => whenHydrated,
        () => setHtml(htmlAsFilled(box)),
      )
    waiting.add(hydrateOrKeep)
    const stop = loadOnInteraction(box, part.load)
    // Runs when the island is hydrated, or removed.
    return () => {
      waiting.delete(hydrateOrKeep)
      stop()
      resolveHydrated()
    }
  }, [isHydrated, part])

  // React handles clicks from here on. After the effect: inside one, `flushSync` renders nothing.
  useLayoutEffect(() => {
    const box = boxRef.current
    if (isHydrated && box !== null) queueMicrotask(() => replayClicks(box))
  }, [isHydrated])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, with the visitor's input in its fields.
  if (html !== null) return <div key="html" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div ref={boxRef} data-island={isHydrated ? 'hydrated' : 'waiting'}>
      <Boundary
        View={View as ComponentType<object>}
        props={shown}
        boxRef={boxRef}
        onHydrated={setIsHydrated}
      />
    </div>
  )
}

type BoundaryProps = {
  View: ComponentType<object>
  props: object
  boxRef: RefObject<HTMLDivElement | null>
  onHydrated: (isHydrated: true) => void
}

// Memoized: rendering a suspended boundary again would discard the server's HTML.
const Boundary = memo(function Boundary({ View, props, boxRef, onHydrated }: BoundaryProps) {
  return (
    <Suspense>
      {createElement(View, props)}
      <HydrationSignal boxRef={boxRef} onHydrated={onHydrated} />
    </Suspense>
  )
})

/** A sibling of the component: its effect runs when React has hydrated the boundary. */
function HydrationSignal({ boxRef, onHydrated }: Pick<BoundaryProps, 'boxRef' | 'onHydrated'>) {
  useLayoutEffect(() => {
    if (boxRef.current !== null) replayInput(boxRef.current)
    onHydrated(true)
  }, [boxRef, onHydrated])
  return null
}

function isSame<Props extends object>(a: Props, b: Props): boolean {
  return (Object.keys(b) as (keyof Props)[]).every((name) => a[name] === b[name])
}

const interactions = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'click',
  'submit',
] as const
// How long the answer to a posted form may take; after that, interactions load the island again.
const postingMs = 10_000

function loadOnInteraction(box: HTMLElement, load: () => Promise<void>): () => void {
  const controller = new AbortController()
  const stopRecording = startRecordingClicks(box)
  let postedAtMs = Number.NEGATIVE_INFINITY
  const start = () => {
    // The browser is posting a form: a script that starts now could navigate as well.
    if (performance.now() - postedAtMs < postingMs) return
    // Without a network it stays plain HTML, and the next interaction tries again.
    load().catch(() => followRecordedLink(box))
  }
  const handle = (event: Event) => {
    if (!(event.target instanceof Node) || !box.contains(event.target)) return
    if (event.type === 'submit') postedAtMs = performance.now()
    if (event.type === 'click') recordClick(event as MouseEvent, box)
    start()
  }
  // At the window, in capture: React stops events on their way to a suspended boundary.
  const options = { capture: true, signal: controller.signal }
  for (const name of interactions) window.addEventListener(name, handle, options)
  if (isUsed(box)) start()
  return () => {
    controller.abort()
    stopRecording()
  }
}
