import { isModifiedClick } from '../components/is-modified-click.ts'
import { partOfLink } from '../errors/part-of-link.ts'
import { watchGoneOn } from '../errors/watch-gone-on.ts'

// One listener for all "add to inquiry" links of a page, so that cards stay plain links.
const load = () => import('./add-to-list.ts')
let loading: ReturnType<typeof load> | null = null

/** Clicks wait for each other, so that they are handled in order while the script loads. */
function loadList() {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Handles clicks on links that add a machine; without script they lead to the form. */
export function watchListLinks() {
  const watch = (event: MouseEvent) => {
    if (event.defaultPrevented || isModifiedClick(event)) return
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(adding)
    if (!link) return
    // The second click of two must not follow the link, which leads to the form by then.
    if (event.detail > 1) return event.preventDefault()
    if (link.dataset['listSlug'] === undefined) return
    event.preventDefault()
    void add(link)
  }
  // In capture at the window: React stops clicks on islands that have not loaded.
  window.addEventListener('click', watch, { capture: true })
}

async function add({ dataset, href }: HTMLAnchorElement) {
  // Read at once: the link changes as soon as its machine is in the list.
  const { listSlug: slug = '', listTitle: title = '' } = dataset
  const hasGoneOn = watchGoneOn()
  const list = await partOfLink(loadList(), { address: href, opensNothing: true })
  const isHere = !hasGoneOn()
  if (list !== null && !list.addToList(slug, title) && isHere) location.assign(href)
}

const adding = 'a[data-list-title]'
