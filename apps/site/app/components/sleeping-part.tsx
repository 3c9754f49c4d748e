import {
  type ComponentType,
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { awaitPart } from '../errors/late-part.ts'
import { isTouched, keepTyped, type Typed } from './keep-typed.ts'

/** A part of a page whose script is loaded apart. */
export type Part<Props> = {
  /** The component once its script is there. */
  loaded: () => ComponentType<Props> | null
  wake: () => Promise<ComponentType<Props>>
}

/**
 * Names the part. A page's load function must `await part.wake()`: in the server, and in the
 * browser when the page is navigated to.
 */
export function sleepingPart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | null = null
  const wake = async () => {
    component ??= await (import.meta.env.SSR ? load() : awaitPart(load()))
    return component
  }
  return { loaded: () => component, wake }
}

type SleepingProps<Props> = { part: Part<Props>; props: Props }

/**
 * Shows a part as the server made it, plain HTML that works as such, until somebody turns to it:
 * only then its script comes, so that a first visit loads none of it.
 */
export function SleepingPart<Props extends object>({ part, props }: SleepingProps<Props>) {
  const boxRef = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed | null>(null)
  const [Woken, setWoken] = useState(part.loaded)
  const [first] = useState(props)
  // Another page's data has come: the server's HTML is no longer right.
  const isOutdated = !isSame(first, props)
  const Awake = Woken ?? (isOutdated ? part.loaded() : null)

  // Nobody touched it, but what it shows has changed, or it was first made in the browser.
  useEffect(() => {
    if (Awake !== null || !(isOutdated || boxRef.current?.firstChild === null)) return
    // No network: the next change tries again.
    part.wake().then(
      (Next) => setWoken(() => Next),
      () => {},
    )
  })

  // The page as the server made it: the first touch, key or pointer fetches the script.
  useEffect(() => {
    if (Awake !== null || boxRef.current === null) return
    return onFirstTouch(boxRef.current, async (readTyped) => {
      const Next = await part.wake()
      typed.current = await readTyped()
      // At once: what is typed between reading and replacing would be lost.
      flushSync(() => setWoken(() => Next))
    })
  }, [Awake, part])

  // The same part made anew: what was typed, opened, focused and pressed goes on in it.
  useLayoutEffect(() => {
    if (Awake !== null && boxRef.current !== null) typed.current?.restore(boxRef.current)
    typed.current = null
  }, [Awake])

  if (Awake === null) {
    return (
      <div
        key="asleep"
        ref={boxRef}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that the server's own HTML stays.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  return (
    <div key="awake" ref={boxRef}>
      {createElement(Awake, props)}
    </div>
  )
}

function isSame<Props extends object>(a: Props, b: Props): boolean {
  return (Object.keys(b) as (keyof Props)[]).every((name) => a[name] === b[name])
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'] as const
// From the finger's lifting to its click.
const clickMs = 60
// As long as the answer to a plain form may take; who stops it has a part that wakes again.
const leavingMs = 10_000
/** Awake, it acts in the page: a button of its own, or a link that opens here and not as a page. */
const acting = 'button[type=button], a[data-opens-here]'

function onFirstTouch(
  box: HTMLElement,
  answer: (readTyped: () => Promise<Typed>) => Promise<void>,
): () => void {
  let pressed: HTMLElement[] = []
  let isAnswered = false
  let sentAtMs = Number.NEGATIVE_INFINITY
  let lifted = box.querySelector(':active') === null ? Promise.resolve() : untilLifted()
  const start = () => {
    if (isAnswered) return
    isAnswered = true
    // No network, or being left: it stays plain HTML, and the next touch tries again.
    answer(async () => {
      await untilStill(() => lifted)
      // The browser is on its way with a form: what acted in this page would race with it.
      if (performance.now() - sentAtMs < leavingMs) throw new Error('The page is being left')
      return keepTyped(box, pressed)
    }).catch(() => {
      isAnswered = false
      const link = pressed.find((element) => element instanceof HTMLAnchorElement)
      pressed = []
      if (link !== undefined) location.assign(link.href)
    })
  }
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const element = event.target.closest<HTMLElement>(acting)
    const isLink = element instanceof HTMLAnchorElement
    if (isLink) event.preventDefault()
    // A button counts as often as it is pressed; what a link opens, opens once.
    if (element !== null && !(isLink && pressed.includes(element))) pressed.push(element)
  }
  const touched = (event: Event) => {
    if (isPressing(event)) lifted = untilLifted()
    if (event instanceof MouseEvent && event.type === 'click') hold(event)
    start()
  }
  const send = () => {
    sentAtMs = performance.now()
  }
  box.addEventListener('submit', send)
  for (const name of touches) box.addEventListener(name, touched)
  if (isTouched(box)) start()
  return () => {
    box.removeEventListener('submit', send)
    for (const name of touches) box.removeEventListener(name, touched)
  }
}

/** A finger, or the space bar: either presses when it is lifted. */
const isPressing = (event: Event) =>
  event.type === 'pointerdown' || (event instanceof KeyboardEvent && event.key === ' ')

/** What is pressed must not be replaced under the finger: its click would be lost. */
function untilLifted(): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, capture: true }
    const lift = () => setTimeout(resolve, clickMs)
    window.addEventListener('pointerup', lift, options)
    window.addEventListener('pointercancel', lift, options)
    window.addEventListener('keyup', lift, options)
  })
}

/** Pressed again meanwhile, it is waited for again. */
async function untilStill(lifted: () => Promise<void>) {
  for (let waited: Promise<void> | null = null; waited !== lifted(); ) {
    waited = lifted()
    await waited
  }
}
