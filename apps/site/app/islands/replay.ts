import { isModifiedClick } from '../components/is-modified-click.ts'
import { repeat, watchGoneOn } from '../errors/watch-gone-on.ts'
import { storedText } from '../page-data/stored-text.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
]
const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio'

/** Elements whose click needs script: buttons, and links that open something in the page. */
const scripted = 'button[type=button], a[data-opens-here]'
type Click = { element: HTMLElement; hasGoneOn: () => boolean }
let clicked: Click[] = []

/** The islands that are not hydrated yet and record clicks. */
const recording = new Set<Element>()

/** Starts recording clicks in the box; returns a function that stops it. */
export function startRecordingClicks(box: HTMLElement): () => void {
  recording.add(box)
  return () => recording.delete(box)
}

/** Stops a click in an island that is not hydrated, and records it for `replayClicks`. */
export function recordClick(event: MouseEvent, box: HTMLElement): void {
  if (!(event.target instanceof Element) || isModifiedClick(event)) return
  const element = event.target.closest<HTMLElement>(scripted)
  // An island inside another one records its own clicks.
  if (element === null || nearestRecording(element) !== box) return
  event.stopPropagation()
  // Each click on a button counts; a link opens once, unless the visitor goes on to something else.
  if (element instanceof HTMLAnchorElement) {
    event.preventDefault()
    // An earlier click on it is forgotten, with its watch.
    take((click) => click.element === element)
    clicked.push({ element, hasGoneOn: watchGoneOn() })
  } else {
    clicked.push({ element, hasGoneOn: () => false })
  }
}

function nearestRecording(element: Element | null): Element | null {
  if (element === null || recording.has(element)) return element
  return nearestRecording(element.parentElement)
}

/** The clicked elements from which the visitor has not gone on. */
function take(isTaken: (click: Click) => boolean): HTMLElement[] {
  const taken = clicked.filter(isTaken)
  clicked = clicked.filter((click) => !taken.includes(click))
  return taken.filter(({ hasGoneOn }) => !hasGoneOn()).map(({ element }) => element)
}

const takeRecorded = (box: HTMLElement) => take(({ element }) => box.contains(element))

/** Repeats the clicks made in an island before it was hydrated. */
export function replayClicks(box: HTMLElement): void {
  recording.delete(box)
  for (const element of takeRecorded(box)) repeat(() => element.click())
}

/** The island's script could not be loaded: a clicked link is followed as a plain link. */
export function followRecordedLink(box: HTMLElement): void {
  const link = takeRecorded(box).find((element) => element instanceof HTMLAnchorElement)
  if (link !== undefined) location.assign(link.href)
}

/** Dispatches the events of fields that were changed before hydration. */
export function replayInput(box: HTMLElement): void {
  for (const field of fieldsIn(box).filter(isChanged)) {
    if (isTick(field)) replayTick(field as HTMLInputElement)
    else dispatchChange(field)
  }
}

// React ignores an event of a value it has already seen, so the tick is undone first.
function replayTick(field: HTMLInputElement) {
  field.checked = field.defaultChecked
  repeat(() => field.click())
}

function dispatchChange(field: Field) {
  // The key event tells the list's form that the value was changed by keys.
  if (field === window.steppedSelect) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  repeat(() => field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true })))
}

/**
 * The HTML of an island whose script does not come, with what the visitor has typed and chosen. A
 * password is never written into a document.
 */
export function htmlAsFilled(box: HTMLElement): string {
  for (const field of box.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.type !== 'password') field.defaultValue = field.value
    field.defaultChecked = field.checked
  }
  for (const option of box.querySelectorAll('option')) option.defaultSelected = option.selected
  return box.innerHTML
}

/** Whether somebody has used the box before hydration or left a draft on an earlier visit. */
export function isUsed(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    fieldsIn(box).some(isChanged) ||
    [...box.querySelectorAll<HTMLFormElement>('form[data-name]')].some(hasDraft)
  )
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return field.selectedIndex !== defaultIndexOf(field)
  }
  return field instanceof HTMLInputElement && isTick(field)
    ? field.checked !== field.defaultChecked && !isDeselected(field)
    : field.value !== field.defaultValue
}

// The radio button that took its place is the change.
const isDeselected = ({ type, checked }: HTMLInputElement) => type === 'radio' && !checked

/** The option selected by the HTML; without a `selected` attribute, the first enabled one. */
function defaultIndexOf({ options }: HTMLSelectElement): number {
  const choices = [...options]
  const selected = choices.findLastIndex(({ defaultSelected }) => defaultSelected)
  return selected >= 0 ? selected : choices.findIndex(({ disabled }) => !disabled)
}

// The form restores its draft itself (`forms/draft.ts`).
const hasDraft = ({ dataset }: HTMLFormElement) =>
  storedText({ storage: 'sessionStorage', key: dataset['name'] ?? '' }) !== ''
