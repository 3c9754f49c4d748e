const site = 'Minikran'

/**
 * Shows the text of the bar's heading in the browser's tab as well. A callback for `ref`: the screens of
 * react-admin write the heading by a portal.
 */
export function showTitleInTab(heading: HTMLElement | null) {
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
