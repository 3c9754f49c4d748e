/** Search engines may read everything but what is a call, a form or somebody's own. */
export function robotsAnswer(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /mina-sidor/',
    'Disallow: /forfragan',
    'Disallow: /en/forfragan',
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
