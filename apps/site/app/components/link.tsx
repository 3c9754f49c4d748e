import type { ComponentProps } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * A link within the site. On the server it renders a plain link, since React Router's `Link`
 * computes prefetching and click handling that only the browser needs.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink

// All routes are known from the start, so that links need no mark for their discovery.
function BrowserLink(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />
}

function ServerLink(props: LinkProps) {
  const { to, prefetch, replace, state, preventScrollReset, children, ...attributes } = props
  if (typeof to !== 'string' || !ownAddress.test(to)) return <BrowserLink {...props} />
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  )
}

// Already absolute; React Router resolves all others against the page.
const ownAddress = /^\/(?![/\\])[^?#]*(?:\?[^#]+)?(?:#.+)?$/
