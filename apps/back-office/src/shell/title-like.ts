const site = 'Minikran'

/**
 * For the `ref` of the heading in the bar, which react-admin's screens write: the title of the
 * browser's tab says the same.
 */
export function titleLike(heading: HTMLElement | null) {
  if (heading === null) return undefined
  const name = () => {
    document.title = heading.textContent === '' ? site : `${heading.textContent} – ${site}`
  }
  const watch = new MutationObserver(name)
  watch.observe(heading, { childList: true, characterData: true, subtree: true })
  name()
  return () => {
    watch.disconnect()
    document.title = site
  }
}
