type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
]
const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio'

/** What a press does in the page itself: a button of its own, or a link that opens here. */
const acting = 'button[type=button], a[data-opens-here]'
let held: HTMLElement[] = []

const holding = new Set<Element>()

/** From here on the box keeps presses; answers how to end that. */
export function startHolding(box: HTMLElement): () => void {
  holding.add(box)
  return () => holding.delete(box)
}

/** Keeps a press in a part that cannot hear it yet, for `replayPresses` alone. */
export function holdPress(event: MouseEvent, box: HTMLElement): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const element = event.target.closest<HTMLElement>(acting)
  // A part within a part keeps its own.
  if (element === null || nearestHolding(element) !== box) return
  event.stopPropagation()
  const isLink = element instanceof HTMLAnchorElement
  if (isLink) event.preventDefault()
  // A button counts as often as it is pressed; what a link opens, opens once.
  if (!(isLink && held.includes(element))) held.push(element)
}

function nearestHolding(element: Element | null): Element | null {
  if (element === null || holding.has(element)) return element
  return nearestHolding(element.parentElement)
}

function takeHeld(box: HTMLElement): HTMLElement[] {
  const taken = held.filter((element) => box.contains(element))
  held = held.filter((element) => !taken.includes(element))
  return taken
}

/** Presses again what was pressed in a part before it could hear it. */
export function replayPresses(box: HTMLElement): void {
  holding.delete(box)
  for (const element of takeHeld(box)) element.click()
}

/** The part's script did not come: a link that was pressed leads where it says. */
export function followHeld(box: HTMLElement): void {
  const link = takeHeld(box).find((element) => element instanceof HTMLAnchorElement)
  if (link !== undefined) location.assign(link.href)
}

/** Tells a part of what was typed, ticked and chosen in it before it could hear it. */
export function replayInput(box: HTMLElement): void {
  for (const field of fieldsIn(box).filter(isChanged)) {
    if (isTick(field)) tickAgain(field as HTMLInputElement)
    else tell(field)
  }
}

// React compares with what it saw last: the tick is taken back first.
function tickAgain(field: HTMLInputElement) {
  field.checked = field.defaultChecked
  field.click()
}

function tell(field: Field) {
  // A dropdown that was stepped through by keys lets each step be.
  if (field === window.steppedSelect) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}

/** Has somebody been here already: before the page's own script, or on an earlier visit? */
export function isTouched(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    fieldsIn(box).some(isChanged) ||
    [...box.querySelectorAll<HTMLFormElement>('form[data-name]')].some(hasDraft)
  )
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return field.selectedIndex !== firstChoiceOf(field)
  }
  return field instanceof HTMLInputElement && isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** What the page's own HTML chooses: where that names nothing, the first that can be chosen. */
function firstChoiceOf({ options }: HTMLSelectElement): number {
  const choices = [...options]
  const named = choices.findLastIndex(({ defaultSelected }) => defaultSelected)
  return named >= 0 ? named : choices.findIndex(({ disabled }) => !disabled)
}

// What an earlier visit left is the form's to show (`forms/draft.ts`).
function hasDraft({ dataset }: HTMLFormElement): boolean {
  try {
    return sessionStorage.getItem(dataset['name'] ?? '') !== null
  } catch {
    // Storage is switched off: nothing was left.
    return false
  }
}
