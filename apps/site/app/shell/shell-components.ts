// One file for all that stands around a page: it is fetched when a visitor turns to any of it.
export { BottomBar } from './bottom-bar.tsx'
export { SiteFooter } from './site-footer.tsx'
export { SiteHeader } from './site-header.tsx'
