type Place = { around: Element; index: number }

/** Where an element is: its place in each element around it, from the inside out. */
function placesOf(element: Element, outermost: Element): Place[] {
  const places: Place[] = []
  for (let inner = element; inner !== outermost; ) {
    const around = inner.parentElement
    if (around === null || around === outermost) break
    places.push({ around, index: [...around.children].indexOf(inner) })
    inner = around
  }
  return places
}

const control = 'a, button, input, select, textarea'

const isEmpty = ({ textContent }: Element) => textContent === ''

/** What is now at a place: the next row, a form or a sentence. A control is not: it could be pressed unread. */
function partsAt({ around, index }: Place): Element[] {
  const part = around.children[Math.min(index, around.children.length - 1)]
  const isShown = part !== undefined && !part.matches(control) && !isEmpty(part)
  return isShown ? [part, around] : [around]
}

function focusOn(part: Element): boolean {
  if (!(part instanceof HTMLElement)) return false
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
  return document.activeElement === part
}

/**
 * When the element with the focus vanishes, alone or with its row, focuses what takes its place. With
 * the focus nowhere, the next Tab would start at the top of the page. A new page is left alone.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let last: Element | null = null
  let places: Place[] = []
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const page = target.closest('#main-content')
    if (page === null) return
    last = target
    places = placesOf(target, page)
  }
  const isNowhere = () => document.activeElement === document.body
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // An element that is just being removed is still in the document.
    queueMicrotask(() => {
      if (last?.isConnected === true && isNowhere()) last = null
    })
  }
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || !isNowhere()) return
    last = null
    const place = places.find(({ around }) => around.isConnected && !isEmpty(around))
    if (place !== undefined) partsAt(place).some(focusOn)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
    observer.disconnect()
  }
}
