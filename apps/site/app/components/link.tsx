import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * A link within the site. The router's own works out address, prefetching and clicking each time,
 * which no server needs: there it is the same HTML without that work.
 */
export const Link = import.meta.env.SSR ? FinishedLink : RouterLink

function FinishedLink(props: LinkProps) {
  const { to, prefetch, replace, state, preventScrollReset, children, ...attributes } = props
  if (typeof to !== 'string' || !ownAddress.test(to)) return <RouterLink {...props} />
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  )
}

// Whole and tidy already; the router resolves all others against the page.
const ownAddress = /^\/(?![/\\])[^?#]*(?:\?[^#]+)?(?:#.+)?$/
