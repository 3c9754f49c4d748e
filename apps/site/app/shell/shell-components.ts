// One script for all islands of the shell, loaded when one of them is used.
export { BottomBar } from './bottom-bar.tsx'
export { SiteFooter } from './site-footer.tsx'
export { SiteHeader } from './site-header.tsx'
