import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { Shell } from '../../components.tsx'

export default function Root() {
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
