import type { CreateSiteHandler, FindSharedPage } from '@minikran/contract/site-handler'

/** Pages of a fake site; each says who it was made for and what the API answers. */
export const createSharedSite: CreateSiteHandler =
  ({ callApi, apiKey, publicUrl }) =>
  async (request, visitor) => {
    const { pathname, search } = new URL(request.url)
    const cookie = request.headers.get('cookie')
    const headers: Record<string, string> = {
      'x-api-key': apiKey,
      ...(cookie !== null && { cookie }),
    }
    const call = callOf[pathname] ?? 'getCompanyObj'
    const answer = await callApi(new Request(`${publicUrl}/api/site/${call}`, { headers }), visitor)
    const body = JSON.stringify({ pathname, search, cookie, seen: JSON.parse(await answer.text()) })
    return new Response(body, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
    })
  }

const callOf: Record<string, string> = {
  '/depots': 'getDepotsArr',
  '/news': 'getPostsArr',
  '/challenge': 'getFormChallenge',
  '/crane': 'getCraneselectorsArr?height=5&radius=5&weight=100&platform=web',
  '/produkter/a/b/jekko-spx312': 'getProductObj?product_slug=jekko-spx312&no_count=1',
}

/** Every path is shared, by `sida` and the price type in a cookie; `/own` is a visitor's own. */
export const findPretendedPage: FindSharedPage = (address, cookies) => {
  const { pathname, searchParams } = new URL(address, 'http://own.example')
  if (pathname === '/own') return null
  const number = searchParams.get('sida')
  const shared = number === null ? pathname : `${pathname}?sida=${encodeURIComponent(number)}`
  const price = /price=([12])/.exec(cookies ?? '')?.[1] ?? ''
  return {
    key: `page ${price} ${shared}`,
    address: shared,
    cookie: price === '' ? null : `price=${price}`,
  }
}
