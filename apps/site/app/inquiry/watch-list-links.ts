import { awaitPart } from '../errors/late-part.ts'

// One listener for every "add to inquiry" of a page: cards stay plain links, and
// need no script of their own for it.
const load = () => import('./add-to-list.ts')
let loading: ReturnType<typeof load> | null = null

/** One wait for all: a second press must not overtake the first, whose script is still coming. */
function loadList() {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Links that add a machine to the inquiry list do so; without script they lead to the form. */
export function watchListLinks() {
  const watch = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(adding)
    if (!link) return
    event.preventDefault()
    void add(link).catch(() => location.assign(link.href))
  }
  // Before React, which lets no click pass to a part that waits for its script.
  window.addEventListener('click', watch, { capture: true })
}

async function add({ dataset, href }: HTMLAnchorElement) {
  const { addToList } = await awaitPart(loadList())
  const { listSlug: slug = '', listTitle: title = '' } = dataset
  if (!addToList(slug, title)) location.assign(href)
}

const adding = 'a[data-list-slug]'
